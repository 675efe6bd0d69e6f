import type { TipDraft } from "../tip-draft.ts";

export const CHOOSE_THE_RIGHT_INCOTERM: TipDraft = {
  id: "tip_choose_the_right_incoterm",
  slug: "choose-the-right-incoterm",
  category: "shipping",
  ar: `اختر شرط التسليم المناسب: من EXW إلى DDP
    ثلاثة أحرف تحدد من يدفع الشحن ومن يتحمّل الخطر. اخترها قبل السعر لا بعده.
    شروط التسليم الدولية (إنكوترمز 2020) تجيب عن سؤالين: أين تنتقل كلفة النقل من البائع إلى المشتري، وأين ينتقل الخطر؟ والخطأ الشائع أن يُظن أنهما في المكان نفسه؛ ففي CIF يدفع البائع حتى ميناء الوصول، لكن خطر البضاعة عليك منذ تحميلها على السفينة.
    EXW أرخص الأسعار على الورق وأغلاها تعبًا: عليك التحميل والتخليص في بلد لست مسجّلًا فيه. إن كنت تستورد للمرة الأولى فاطلب FCA باسم المكان، فالمصدّر يخلّص صادره وأنت تستلم من نقطة معلومة.
    للحاويات استعمل FCA وCPT وCIP بدل FOB وCFR وCIF، فالحاوية تُسلَّم في ساحة الناقل قبل أيام من صعودها إلى السفينة، وفي تلك الأيام يكون الخطر معلّقًا إذا كتبت FOB. أما FOB وأخواته فللبضائع السائبة والحديد والإسمنت.
    اكتب المكان بدقة: «CIP مستودع المشتري، جبل علي، المنطقة الحرة الجنوبية» لا «CIP دبي». الفرق بين بوابة الميناء وباب المستودع شاحنة ورافعة وأجور ساعات انتظار لم تحسبها.
    اقرأ التأمين. في CIF الحد الأدنى غطاء ضيق (البنود C)، وفي CIP أصبح واسعًا (البنود A). إذا كانت بضاعتك زجاجًا أو أجهزة فاطلب البنود A صراحة، وبقيمة الفاتورة زائد عشرة في المئة.
    اسأل عن الأيام المجانية في الميناء قبل الحجز لا بعد الوصول، فالغرامات تبدأ عادة بعد خمسة إلى سبعة أيام وترتفع كل أسبوع. رتّب وثائقك قبل وصول السفينة بثلاثة أيام: بوليصة، فاتورة، قائمة تعبئة، شهادة منشأ، شهادة مطابقة.
    أما DDP فمريح للمشتري الصغير، لكن تأكد أن المورد قادر قانونًا على التخليص ودفع الضريبة في بلدك، وإلا بقيت الشحنة في الجمارك باسم لا يستطيع إخراجها. في الخليج غالبًا ما يكون DAP مع تخليصك أنت أسلم وأرخص.`,
  en: `Choose the right delivery term, from EXW to DDP
    Three letters say who pays the freight and who bears the risk. Choose them before the price, not after.
    The delivery terms of Incoterms 2020 answer two questions: where does the cost of carriage pass from seller to buyer, and where does the risk? The common mistake is to think that both pass at the same place. Under CIF the seller pays to the port of arrival, yet the goods have been at your risk since they were loaded.
    EXW is the cheapest price on paper and the dearest in trouble: you load, and you clear exports in a country where you are not registered. If you import for the first time, ask for FCA with a named place: the exporter clears its own export and you take over at a known point.
    For containers use FCA, CPT and CIP in place of FOB, CFR and CIF. A container is handed over in the carrier’s yard days before it goes aboard, and in those days the risk hangs in the air if you wrote FOB. FOB and its sisters are for bulk, steel and cement.
    Write the place exactly: “CIP buyer’s warehouse, Jebel Ali, South Zone”, not “CIP Dubai”. Between the port gate and the warehouse door lie a truck, a forklift and waiting hours that you had not counted.
    Read the insurance. Under CIF the minimum is a narrow cover (clauses C); under CIP it has become a wide one (clauses A). For glass or appliances ask for clauses A in words, at the invoice value plus ten per cent.
    Ask for the free days at the port before booking and not after arrival: charges usually start after five to seven days and rise each week. Have your papers ready three days before the ship: bill of lading, invoice, packing list, certificate of origin, certificate of conformity.
    DDP is comfortable for a small buyer, but make sure that the supplier may lawfully clear and pay tax in your country; if not, the shipment sits in customs under a name that cannot take it out. In the Gulf, DAP with your own clearance is often safer and cheaper.`,
  fr: `Choisissez le bon incoterm, de EXW à DDP
    Trois lettres disent qui paie le fret et qui porte le risque. Choisissez-les avant le prix, pas après.
    Les Incoterms 2020 répondent à deux questions : où le coût du transport passe-t-il du vendeur à l’acheteur, et où passe le risque ? L’erreur courante est de croire que c’est au même endroit. En CIF, le vendeur paie jusqu’au port d’arrivée, mais la marchandise est à vos risques dès le chargement.
    EXW est le prix le plus bas sur le papier et le plus cher en soucis : à vous de charger et de dédouaner à l’export dans un pays où vous n’êtes pas enregistré. Pour une première importation, demandez FCA avec lieu désigné : l’exportateur dédouane et vous prenez le relais à un point connu.
    Pour les conteneurs, préférez FCA, CPT et CIP à FOB, CFR et CIF. Le conteneur est remis au parc du transporteur plusieurs jours avant l’embarquement, et ces jours-là le risque flotte si vous avez écrit FOB. FOB et ses pareils conviennent au vrac, à l’acier et au ciment.
    Écrivez le lieu avec précision : « CIP entrepôt de l’acheteur, Jebel Ali, zone sud » et non « CIP Dubaï ». Entre la grille du port et la porte de l’entrepôt, il y a un camion, un chariot et des heures d’attente non comptées.
    Lisez l’assurance. En CIF, le minimum est une couverture étroite (clauses C) ; en CIP elle est devenue large (clauses A). Pour du verre ou des appareils, exigez les clauses A, à la valeur facture plus dix pour cent.
    Demandez les jours francs au port avant la réservation : les frais commencent d’ordinaire après cinq à sept jours et montent chaque semaine. Préparez vos documents trois jours avant le navire : connaissement, facture, liste de colisage, certificat d’origine, certificat de conformité.
    DDP est confortable pour un petit acheteur, mais vérifiez que le fournisseur peut légalement dédouaner et payer la taxe chez vous, sinon l’envoi reste en douane à un nom qui ne peut l’en sortir. Dans le Golfe, DAP avec votre propre dédouanement est souvent plus sûr et moins cher.`,
};
