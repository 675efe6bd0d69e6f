import type { TipDraft } from "../tip-draft.ts";

export const RELATIONS_OUTLAST_ORDERS: TipDraft = {
  id: "tip_relations_outlast_orders",
  slug: "relations-outlast-orders",
  category: "relations",
  ar: `علاقة المورد أطول عمرًا من الطلب
    المشتري الجيد يحصل على البضاعة حين تشحّ. كيف تصبح العميل الذي يُردّ على اتصاله أولًا.
    في مواسم الشحّ لا يذهب آخر ما في المخزون إلى من دفع أعلى سعر، بل إلى من يثق به المورد. رمضان والحج وموسم البناء كلها أوقات تظهر فيها قيمة علاقة بُنيت في الأشهر الهادئة.
    ابدأ بالزيارة. نصف ساعة في المصنع مع فنجان قهوة تعطيك ما لا تعطيه عشر رسائل: نظافة الخط، وعدد الورديات، وما يُعبَّأ لغيرك. وإن لم تستطع السفر فاطلب جولة مصورة مباشرة لا فيديو معدًّا.
    كن المشتري الذي يسهل خدمته: توقّع كميات للأشهر الثلاثة القادمة ولو تقريبيًا، واعتمد التصاميم في موعدها، وادفع في اليوم المتفق عليه. توقّعك يتيح للمورد شراء مادته بسعر أفضل، وبعض هذا الفرق سيعود إليك.
    احفظ ماء الوجه. إذا وصلت بضاعة معيبة فأرسل الصور والأرقام في رسالة هادئة إلى شخص واحد، واقترح حلّين: تعويضًا في الطلب القادم أو استبدالًا. التشهير في مجموعة تضم عشرة موظفين يكسب جدالًا ويخسر موردًا.
    لا تضع كل طلبك عند واحد. مورد رئيس بنسبة 70% وبديل حيّ بنسبة 30% يحفظان المنافسة والأمان معًا، وصارح الاثنين بذلك؛ فالسر الذي يُكتشف يكلّف أكثر من الصراحة.
    احترم الأعياد والأوقات: الجمعة في الخليج، والصلاة، وتغيّر الدوام في رمضان، وفارق الساعات مع غرب أفريقيا. رسالة تهنئة قصيرة في العيد بلا طلب ولا عرض تُذكر طويلًا.
    وأخيرًا قيّم المورد بعد كل طلب بصدق وتفصيل: الجودة، والموعد، والتواصل. التقييم المنصف يساعد غيرك، ويخبر المورد الجيد بأن جهده مرئي.`,
  en: `A supplier outlasts an order
    The good buyer gets the goods when they are scarce. How to become the customer whose call is answered first.
    When goods are scarce, the last of the stock does not go to whoever pays most but to whoever is trusted. Ramadan, the Hajj and the building season all show what a relation is worth that was built in the quiet months.
    Begin with a visit. Half an hour in the factory over a coffee tells you more than ten letters: how clean the line is, how many shifts run, what is packed for others. If you can’t travel, ask for a live tour by video and not for a film.
    Be the buyer who is easy to serve: give a forecast for three months, even a rough one, approve artwork on time, pay on the day agreed. Your forecast lets the supplier buy material at a better price, and a part of that will come back to you.
    Save the other’s face. If goods arrive faulty, send pictures and figures in one calm message to one person and propose two ways out: a credit on the next order, or replacement. Shaming in a group of ten employees wins an argument and loses a supplier.
    Don’t put your whole order with one house. A main supplier at 70% and a living alternative at 30% keep both competition and safety; and tell both of it, for a secret found out costs more than candour.
    Respect feasts and hours: Friday in the Gulf, prayer times, the shorter days of Ramadan, the time difference with West Africa. A short greeting at Eid, with neither request nor offer in it, is remembered for long.
    And rate the supplier after each order, honestly and in detail: quality, punctuality, communication. A fair rating helps the next buyer, and tells a good supplier that the effort was seen.`,
  fr: `Un fournisseur dure plus qu’une commande
    Le bon acheteur obtient la marchandise quand elle manque. Comment devenir le client dont on prend l’appel en premier.
    Quand la marchandise se fait rare, le dernier stock ne va pas au plus offrant mais à celui en qui l’on a confiance. Le ramadan, le hadj et la saison des chantiers montrent ce que vaut une relation bâtie dans les mois calmes.
    Commencez par une visite. Une demi-heure à l’usine autour d’un café en dit plus que dix courriers : la propreté de la ligne, le nombre d’équipes, ce qu’on emballe pour d’autres. Si vous ne pouvez voyager, demandez une visite en direct et non un film.
    Soyez l’acheteur facile à servir : une prévision à trois mois, même approximative, des maquettes validées à temps, un paiement au jour dit. Votre prévision permet au fournisseur de mieux acheter sa matière, et une part vous en reviendra.
    Ménagez l’autre. Si la marchandise arrive défectueuse, envoyez photos et chiffres dans un message calme à une seule personne, avec deux issues : un avoir sur la prochaine commande ou le remplacement. Humilier devant dix collègues gagne un débat et perd un fournisseur.
    Ne confiez pas tout à une seule maison. Un fournisseur principal à 70 % et une alternative vivante à 30 % gardent concurrence et sécurité ; dites-le aux deux, car un secret découvert coûte plus que la franchise.
    Respectez fêtes et horaires : le vendredi dans le Golfe, les heures de prière, les journées courtes du ramadan, le décalage avec l’Afrique de l’Ouest. Un mot bref pour l’Aïd, sans demande ni offre, se retient longtemps.
    Enfin, notez le fournisseur après chaque commande, avec sincérité et détail : qualité, ponctualité, communication. Une note juste aide l’acheteur suivant et dit au bon fournisseur que son effort a été vu.`,
};
