import type { TipDraft } from "../tip-draft.ts";

export const INSPECT_BEFORE_YOU_SHIP: TipDraft = {
  id: "tip_inspect_before_you_ship",
  slug: "inspect-before-you-ship",
  category: "quality",
  ar: `افحص قبل الشحن: خمسة حواجز تحمي بضاعتك
    أرخص عيب هو الذي تكتشفه في المصنع. هكذا تبني فحصًا يناسب قيمة الطلب.
    الحاجز الأول هو المواصفة المكتوبة. «نوعية ممتازة» ليست مواصفة؛ أما «بلاط 60 × 60، سماكة 9.5 مم ± 0.3، امتصاص دون 0.5%، درجة لون واحدة لكامل الطلب» فيمكن قياسها والاحتكام إليها. ضع الأرقام ووسيلة قياسها في عرض السعر نفسه.
    الحاجز الثاني عيّنة مختومة. وقّع مع المورد على عيّنتين متطابقتين، واحدة عنده وواحدة عندك، واكتب عليها رقم الطلب والتاريخ. عند الخلاف تُقارن البضاعة بالعيّنة لا بالذاكرة. ولا تدفع الدفعة المقدّمة قبل أن تعتمد العيّنة.
    الحاجز الثالث فحص أثناء الإنتاج عند إنجاز 20% منه. في هذه المرحلة لا يزال تصحيح اللون أو المقاس أو الطباعة ممكنًا بكلفة قليلة. وللطلبات الصغيرة تكفي صور وفيديو بمقياس ظاهر يطلبها المشتري فجأة لا بموعد.
    الحاجز الرابع فحص ما قبل الشحن بأخذ عيّنات وفق جدول AQL: لطلب من 3,200 قطعة تُسحب عادة 125 قطعة عند المستوى الثاني، ويُقبل عدد محدد من العيوب الصغيرة ولا يُقبل أي عيب حرج. اتفق مسبقًا على تعريف العيب الحرج، وعلى من يدفع أجرة الفحص المعاد.
    الحاجز الخامس هو الوثائق: شهادة المطابقة المطلوبة في بلد الوصول (ECAS في الإمارات، وسابر في السعودية، والعلامة الخليجية)، وشهادة المنشأ، وتقرير التحليل للأغذية والكيماويات. وثيقة ناقصة قد توقف الحاوية أيامًا تفوق كلفتها كلفة الفحص كله.
    ميزان القرار بسيط: إذا كانت قيمة الشحنة تقل عن عشرة آلاف درهم فاكتفِ بالعيّنة والصور، وإلى مئة ألف فاطلب فحص ما قبل الشحن، وما فوق ذلك فأضف فحص الإنتاج ومختبرًا مستقلًا. واربط الدفعة الأخيرة بتقرير الفحص لا بموعد الشحن.`,
  en: `Inspect before you ship: five barriers for your goods
    The cheapest defect is the one found at the factory. How to build an inspection that fits the order’s value.
    The first barrier is a written specification. “Excellent quality” is not one; “tile 60 × 60, 9.5 mm ± 0.3 thick, absorption under 0.5%, one shade for the whole order” can be measured and held up. Put the figures and the way of measuring them into the quote itself.
    The second is a sealed sample. Sign two identical samples with the supplier, one for each side, with the order number and the date on them. In a dispute the goods are compared with the sample and not with memory. And pay no deposit before the sample is approved.
    The third is a check during production, when a fifth of it is done. A wrong shade, size or print can still be put right at little cost. For small orders, photographs and a video with a visible scale will do, asked for without notice.
    The fourth is a pre-shipment inspection with samples drawn by the AQL tables: from 3,200 pieces one usually draws 125 at level II, accepts a set number of minor defects and no critical one. Agree beforehand what counts as critical, and who pays for a second visit.
    The fifth is paper: the conformity certificate of the country of arrival (ECAS in the Emirates, SABER in Saudi Arabia, the Gulf mark), the certificate of origin, the analysis for food and chemicals. One missing sheet can hold a container for days that cost more than the whole inspection.
    The scales are simple: below ten thousand dirhams a sample and photographs are enough; up to a hundred thousand ask for a pre-shipment inspection; above that add a production check and an independent laboratory. And tie the last payment to the inspection report, not to the sailing date.`,
  fr: `Contrôlez avant d’expédier : cinq barrières pour vos marchandises
    Le défaut le moins cher est celui qu’on découvre à l’usine. Comment bâtir un contrôle à la mesure de la commande.
    La première barrière est une spécification écrite. « Excellente qualité » n’en est pas une ; « carreau 60 × 60, épaisseur 9,5 mm ± 0,3, absorption inférieure à 0,5 %, une seule nuance » se mesure et s’oppose. Inscrivez les valeurs et leur méthode de mesure dans le devis.
    La deuxième est l’échantillon scellé. Signez avec le fournisseur deux échantillons identiques, un de chaque côté, portant le numéro de commande et la date. En cas de litige, on compare à l’échantillon et non au souvenir. Et pas d’acompte avant son approbation.
    La troisième est un contrôle en cours de production, à 20 % d’avancement. Une nuance, une cote ou une impression fausse s’y corrige encore à peu de frais. Pour les petites commandes, des photos et une vidéo avec une échelle visible, demandées à l’improviste, suffisent.
    La quatrième est l’inspection avant expédition par échantillonnage AQL : sur 3 200 pièces on en prélève d’ordinaire 125 au niveau II, avec un nombre fixé de défauts mineurs et aucun critique. Convenez d’avance de ce qui est critique et de qui paie une seconde visite.
    La cinquième, ce sont les documents : certificat de conformité du pays d’arrivée (ECAS aux Émirats, SABER en Arabie, marque du Golfe), certificat d’origine, analyses pour l’alimentaire et la chimie. Une pièce manquante peut bloquer un conteneur plus cher que tout le contrôle.
    La balance est simple : sous dix mille dirhams, un échantillon et des photos suffisent ; jusqu’à cent mille, demandez une inspection avant expédition ; au-delà, ajoutez un contrôle de production et un laboratoire indépendant. Et liez le solde au rapport d’inspection, non à la date d’embarquement.`,
};
