import type { TipDraft } from "../tip-draft.ts";

export const NEGOTIATE_WITH_NUMBERS: TipDraft = {
  id: "tip_negotiate_with_numbers",
  slug: "negotiate-with-numbers",
  category: "negotiation",
  ar: `فاوض بالأرقام لا بالإلحاح
    السعر ليس رقمًا واحدًا: اعرف مكوّناته، واطلب ما يكلّف المورد قليلًا ويوفّر عليك كثيرًا.
    قبل أن تكتب «السعر مرتفع»، فكّك السعر إلى أجزائه: المادة الخام، والتصنيع، والتغليف، والشحن الداخلي، وهامش المورد. في البلاستيك مثلًا تشكّل الحبيبات أكثر من نصف السعر وهي مربوطة بمؤشر شهري معلن، فلا معنى لأن تطلب خصم 15% من سعر نصفه خارج يد المصنع. أما التغليف والطباعة والحد الأدنى ففيها متسع حقيقي.
    اطلب ثلاثة أسعار لا سعرًا واحدًا: سعر الحد الأدنى، وسعر نصف حاوية، وسعر حاوية كاملة. الفرق بينها يكشف لك تكلفة الإعداد عند المورد، ويعطيك حجة واضحة إذا كنت بين شريحتين: «أزيد الكمية إلى 900 كرتون مقابل سعر الألف».
    تاجر عاقل يبادل ولا يطلب فقط. الدفعة المقدّمة الأكبر، ومدة التوريد الأطول، والقبول بلون متوفر في المخزون، وعقد سنوي بسحب شهري: كلها أشياء يشتريها منك المورد بخصم. اكتبها في عرض واحد مشروط: إذا رفعنا الدفعة إلى 40% فما سعركم؟
    لا تفاوض على السعر وحده. سعر أقل مع صلاحية عرض 48 ساعة قد يكون أسوأ من سعر أعلى قليلًا ثابت ستين يومًا. ضع على الطاولة شرط التسليم ومكانه بالاسم، ومدة التوريد، وشروط الدفع، وغرامة التأخير، وقطع الغيار، ونسبة التالف المقبولة.
    الصمت أداة شريفة. بعد أن تقدّم رقمك المدعوم، انتظر. كثير من الصفقات في أسواقنا تُحسم في الجلسة الثانية، بعد أن يراجع المورد مصنعه. وإذا استعجلك أحدهم بعبارة «العرض ينتهي الليلة» فاسأله عن السبب؛ السبب الحقيقي يُقال.
    دوّن ما اتُّفق عليه في اليوم نفسه داخل عرض السعر، بنسخة مرقّمة: الصنف والمواصفة والكمية والسعر والعملة وشرط التسليم وتاريخ الانتهاء. نصف الخلافات بعد الشحن سببها تفاهم شفهي حسن النية تذكّره كل طرف على هواه.`,
  en: `Negotiate with numbers, not with pressure
    A price is not one figure: know its parts, and ask for what costs the supplier little and saves you much.
    Before you write “too expensive”, take the price apart: raw material, making, packing, inland haulage and the supplier’s margin. In plastics the resin is more than half of it and follows a published monthly index, so asking for 15% off a price half of which is out of the factory’s hands leads nowhere. Packing, printing and the minimum order are where there is real room.
    Ask for three prices, not one: at the minimum order, at half a container and at a full one. The gaps show you the supplier’s set-up cost, and they hand you a plain argument when you sit between two tiers: “I go up to 900 cartons for the price of a thousand”.
    A sensible trader trades. A bigger deposit, a longer lead time, a colour that happens to be in stock, a yearly contract with monthly calls: these are things a supplier will buy from you with a discount. Put them into one conditional offer: if we pay 40% up front, what is your price?
    Don’t bargain on price alone. A lower price that holds for 48 hours may be worse than a slightly higher one that holds for sixty days. Put the delivery term and its named place on the table, the lead time, the payment terms, the penalty for delay, spare parts and the share of damaged goods you will accept.
    Silence is an honest tool. Once you have given your supported figure, wait. Many deals in our markets are closed at the second sitting, after the supplier has asked the factory. And if somebody hurries you with “the offer ends tonight”, ask why; a true reason can be told.
    Write down what was agreed the same day, inside the quote, as a numbered version: item, specification, quantity, price, currency, delivery term and expiry. Half of all quarrels after shipment come from a friendly spoken understanding that each side remembers its own way.`,
  fr: `Négociez avec des chiffres, pas avec insistance
    Un prix n’est pas un seul nombre : connaissez-en les composantes et demandez ce qui coûte peu au fournisseur et vous épargne beaucoup.
    Avant d’écrire « trop cher », décomposez le prix : matière première, fabrication, emballage, transport intérieur et marge. Dans le plastique, la résine pèse plus de la moitié et suit un indice mensuel publié ; demander 15 % de moins sur un prix dont la moitié échappe à l’usine ne mène nulle part. L’emballage, l’impression et la quantité minimale offrent, eux, une vraie marge.
    Demandez trois prix et non un seul : à la quantité minimale, au demi-conteneur et au conteneur complet. Les écarts révèlent le coût de lancement et vous donnent un argument net entre deux paliers : « je passe à 900 cartons au prix de mille ».
    Un bon négociant échange. Un acompte plus élevé, un délai plus long, une couleur disponible en stock, un contrat annuel à appels mensuels : autant de choses que le fournisseur vous achètera par une remise. Réunissez-les dans une offre conditionnelle : avec 40 % d’acompte, quel est votre prix ?
    Ne marchandez pas que le prix. Un tarif plus bas valable 48 heures peut être pire qu’un tarif un peu plus haut tenu soixante jours. Mettez sur la table l’incoterm et son lieu désigné, le délai, les conditions de paiement, la pénalité de retard, les pièces détachées et le taux de casse admis.
    Le silence est un outil honnête. Une fois votre chiffre argumenté posé, attendez. Bien des affaires de nos marchés se concluent à la seconde séance, quand le fournisseur a consulté l’usine. Et si l’on vous presse d’un « l’offre expire ce soir », demandez pourquoi ; une vraie raison se dit.
    Consignez l’accord le jour même dans le devis, en version numérotée : article, spécification, quantité, prix, devise, incoterm et échéance. La moitié des litiges après expédition naissent d’une entente orale de bonne foi dont chacun se souvient à sa façon.`,
};
