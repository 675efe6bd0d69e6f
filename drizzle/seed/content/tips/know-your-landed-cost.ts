import type { TipDraft } from "../tip-draft.ts";

export const KNOW_YOUR_LANDED_COST: TipDraft = {
  id: "tip_know_your_landed_cost",
  slug: "know-your-landed-cost",
  category: "analysis",
  ar: `احسب كلفتك الواصلة قبل أن تحسب ربحك
    سعر المصنع نصف الحكاية. معادلة بسيطة تكشف أي العرضين أرخص فعلًا عند باب مستودعك.
    الكلفة الواصلة هي ما تدفعه حتى تصبح القطعة جاهزة للبيع في مستودعك: سعر الشراء، والشحن الدولي، والتأمين، والرسوم الجمركية (5% في معظم السلع بين دول الخليج والعالم)، والتخليص، ورسوم الميناء، والنقل الداخلي، وأجور التحويل البنكي، ونسبة التالف.
    مثال: كرتون سعره 41 درهمًا، والحاوية 1,850 كرتونًا. الشحن والتأمين 6,900 درهم، أي 3.73 للكرتون. الجمارك 5% من القيمة شاملة الشحن، أي 2.24. التخليص والميناء والنقل 3,300، أي 1.78. التحويل 0.4%، أي 0.16. التالف المتوقع 1%، أي 0.41. المجموع 49.32 درهمًا: زيادة 20% على سعر العرض.
    الآن قارن: عرض ثانٍ بسعر 39.5 للكرتون، لكن كراتينه أكبر فلا تتسع الحاوية إلا لـ 1,500 كرتون. كلفته الواصلة 49.06 درهمًا، فالفرق الحقيقي ستة وعشرون فلسًا لا درهم ونصف. لهذا اسأل دائمًا عن عدد القطع في الحاوية قبل السعر.
    أضف كلفة المال والوقت. بضاعة تدفع ثمنها اليوم وتبيعها بعد تسعين يومًا تكلّفك تمويل ربع سنة. بفائدة 8% سنويًا تعني هذه المدة 2% من القيمة، وهي أكثر من خصم كثير من الموردين.
    ضريبة القيمة المضافة تُدفع عند الاستيراد وتُستردّ لاحقًا، فلا تضعها في الكلفة، لكن ضعها في السيولة. ولمن يستورد من داخل الخليج: شهادة منشأ خليجية صحيحة قد تعفيك من الرسم الجمركي، وهي أرخص ورقة في الملف كله.
    راقب ثلاثة مؤشرات كل شهر: أجرة الحاوية على خطك، وسعر المادة الأولى لسلعتك، وسعر صرف عملة المورد. جدول صغير بثلاثة أعمدة يكفي ليخبرك متى تشتري لشهرين ومتى تنتظر.
    أخيرًا احسب الكلفة الواصلة لكل طلب بعد وصوله وقارنها بتوقعك. الفرق بين الرقمين هو ما تتعلّمه، ومن يسجّله سنة كاملة يفاوض في السنة التالية وهو يعرف.`,
  en: `Work out your landed cost before your profit
    The factory price is half the story. A simple sum shows which of two offers is really cheaper at your door.
    The landed cost is what you pay until a piece stands ready for sale in your warehouse: purchase, freight, insurance, customs duty (5% on most goods entering the Gulf states), clearance, port charges, inland haulage, bank fees and the share that arrives damaged.
    An example: a carton at 41 dirhams, 1,850 to the container. Freight and insurance are 6,900, or 3.73 a carton. Duty at 5% on the value with freight is 2.24. Clearance, port and haulage are 3,300, or 1.78. The transfer at 0.4% is 0.16. One per cent of breakage is 0.41. The sum is 49.32 dirhams: 20% above the price on offer.
    Now compare: a second offer at 39.50, but in bigger cartons of which only 1,500 fit. Its landed cost is 49.06, so the true gap is twenty-six fils and not a dirham and a half. Always ask how many pieces go into a container before you ask the price.
    Add the cost of money and time. Goods that you pay today and sell in ninety days cost you a quarter’s finance. At 8% a year that is 2% of the value, more than many suppliers' discount.
    VAT is paid on import and reclaimed later, so keep it out of the cost but inside your cash plan. And for those who buy within the Gulf: a correct GCC certificate of origin may spare you the duty, and is the cheapest paper of the whole file.
    Watch three figures each month: the container rate on your route, the price of your goods' first raw material, and the supplier’s currency. A small table of three columns is enough to tell when to buy for two months and when to wait.
    Last, work out the landed cost of each order after it has arrived and compare it with your forecast. The gap between the two is what you learn; whoever writes it down for a year negotiates the next one from knowledge.`,
  fr: `Calculez votre coût de revient rendu avant votre marge
    Le prix usine n’est que la moitié de l’histoire. Un calcul simple montre laquelle de deux offres est vraiment la moins chère à votre porte.
    Le coût rendu est ce que vous payez jusqu’à ce que la pièce soit prête à vendre dans votre entrepôt : achat, fret, assurance, droits (5 % sur la plupart des biens entrant dans le Golfe), dédouanement, frais portuaires, transport intérieur, frais bancaires et casse.
    Exemple : un carton à 41 dirhams, 1 850 par conteneur. Fret et assurance : 6 900, soit 3,73 par carton. Droits de 5 % sur la valeur fret compris : 2,24. Dédouanement, port et camion : 3 300, soit 1,78. Virement à 0,4 % : 0,16. Casse de 1 % : 0,41. Total 49,32 dirhams, 20 % au-dessus du prix offert.
    Comparez : une seconde offre à 39,50, mais en cartons plus grands dont 1 500 seulement tiennent. Son coût rendu est de 49,06 ; l’écart réel est de vingt-six fils et non d’un dirham et demi. Demandez toujours le nombre de pièces par conteneur avant le prix.
    Ajoutez le coût de l’argent et du temps. Une marchandise payée aujourd’hui et vendue dans quatre-vingt-dix jours coûte un trimestre de financement. À 8 % l’an, c’est 2 % de la valeur, plus que bien des remises.
    La TVA se paie à l’import et se récupère ensuite : hors du coût, mais dans votre trésorerie. Et pour qui achète dans le Golfe, un certificat d’origine CCG correct peut épargner les droits : c’est le papier le moins cher du dossier.
    Suivez trois chiffres chaque mois : le taux du conteneur sur votre ligne, le prix de la matière première et la devise du fournisseur. Un petit tableau de trois colonnes suffit à dire quand acheter pour deux mois et quand attendre.
    Enfin, calculez le coût rendu de chaque commande après son arrivée et comparez-le à votre prévision. L’écart est ce que vous apprenez ; qui le note un an durant négocie le suivant en connaissance de cause.`,
};
