import type { TipDraft } from "../tip-draft.ts";

export const PAY_WITHOUT_LOSING_SLEEP: TipDraft = {
  id: "tip_pay_without_losing_sleep",
  slug: "pay-without-losing-sleep",
  category: "negotiation",
  ar: `ادفع وأنت مطمئن: شروط الدفع خطوة خطوة
    بين الدفع المقدّم والحساب المفتوح درجات كثيرة. اختر الدرجة التي تناسب عمر العلاقة وقيمة الطلب.
    كل شرط دفع يوزّع الخطر بين الطرفين. الدفع المقدّم الكامل خطره كله عليك، والحساب المفتوح خطره كله على المورد، وما بينهما تفاوض. لا يوجد شرط «صحيح»؛ يوجد شرط يناسب هذه الصفقة الآن.
    للطلب الأول الصغير: ثلاثون في المئة مقدّمًا وسبعون قبل الشحن مقابل تقرير الفحص وصور التحميل. اشترط في العرض أن الدفعة تُعاد إذا لم تُعتمد العيّنة، واطلب فاتورة مبدئية تحمل اسم الشركة نفسه المسجّل في الحساب البنكي.
    تحقّق من الحساب بالهاتف. أكثر عمليات الاحتيال في التجارة اليوم رسالة بريد تقول «غيّرنا حسابنا البنكي». القاعدة: أي تغيير في الحساب يُؤكد بمكالمة على رقم تعرفه من قبل، لا على رقم في الرسالة، مهما كان الطلب مستعجلًا.
    للطلبات التي تتجاوز مئتي ألف درهم فكّر في اعتماد مستندي غير قابل للإلغاء عند الاطلاع. كلفته بين نصف وواحد ونصف في المئة، لكنه يربط المال بالمستندات: بوليصة، شهادة فحص، شهادة منشأ. واقرأ المسودة قبل فتحه، فحرف مختلف في اسم الميناء يُعطّل الدفع.
    التحصيل المستندي (مقابل الدفع أو القبول) أرخص من الاعتماد، ويناسب علاقة عمرها سنة فأكثر: البنك يسلّمك بوليصة الشحن حين تدفع أو توقّع الكمبيالة، لكنه لا يضمن للمورد أن تأخذها.
    بعد خمسة طلبات ناجحة اطلب ثلاثين يومًا من تاريخ البوليصة. قدّم مقابلها ما يطمئن: حجمًا سنويًا، أو شيكًا بتاريخ، أو تأمين ائتمان يدفع المورد قسطه وتتحمّل نصفه.
    احتفظ بملف واحد لكل صفقة: العرض المقبول، والفاتورة، وإيصالات التحويل، والمراسلات، وتقرير الفحص. إذا وقع نزاع فصاحب الملف الكامل يكسب قبل أن تبدأ الجلسة. ومنصّتنا تسجّل الدفعات ولا تمسك بالمال، فتأكيد المورد باستلامه هو الإثبات.`,
  en: `Pay and sleep well: payment terms step by step
    Between cash in advance and open account there are many rungs. Choose the one that fits the age of the relation and the value of the order.
    Every payment term divides the risk between two sides. Full payment in advance puts it all on you, an open account all on the supplier, and what lies between is negotiation. There is no “right” term; there is one that suits this deal now.
    For a small first order: thirty per cent in advance and seventy before shipment, against the inspection report and loading pictures. Put into the quote that the deposit is returned if the sample is not approved, and ask for a proforma in the very name that stands on the bank account.
    Check the account by telephone. The commonest fraud in trade today is a mail that says “our bank details have changed”. The rule: any change is confirmed by a call to a number that you knew before, never to one in the message, however urgent it sounds.
    For orders above two hundred thousand dirhams think of an irrevocable letter of credit at sight. It costs between a half and one and a half per cent, but it ties the money to documents: bill of lading, inspection certificate, certificate of origin. And read the draft before opening, for one letter in a port’s name can stop payment.
    A documentary collection, against payment or acceptance, is cheaper than a credit and suits a relation of a year or more: the bank hands you the bill of lading when you pay or sign the draft, but it does not promise the supplier that you will.
    After five good orders ask for thirty days from the bill of lading. Offer something that reassures in return: a yearly volume, a dated cheque, or credit insurance whose premium you share.
    Keep one file for each deal: the accepted quote, the invoice, the transfer slips, the letters, the inspection report. In a dispute, whoever has the whole file has won before the hearing begins. Our platform records payments and never holds money, so the supplier’s confirmation of receipt is the proof.`,
  fr: `Payez l’esprit tranquille : les conditions de paiement pas à pas
    Entre le paiement d’avance et le compte ouvert, il y a bien des degrés. Choisissez celui qui convient à l’ancienneté de la relation et à la valeur de la commande.
    Toute condition de paiement partage le risque. Le paiement intégral d’avance le met sur vous, le compte ouvert sur le fournisseur, et l’entre-deux se négocie. Il n’y a pas de « bonne » condition ; il y a celle qui convient à cette affaire, maintenant.
    Pour une première petite commande : trente pour cent d’avance et soixante-dix avant expédition, contre rapport d’inspection et photos de chargement. Prévoyez au devis que l’acompte est rendu si l’échantillon est refusé, et exigez une proforma au nom même du compte bancaire.
    Vérifiez le compte par téléphone. La fraude la plus courante est un courriel disant « nos coordonnées bancaires ont changé ». La règle : tout changement se confirme par un appel à un numéro connu auparavant, jamais à celui du message, si urgent soit-il.
    Au-delà de deux cent mille dirhams, pensez au crédit documentaire irrévocable à vue. Il coûte de un demi à un et demi pour cent, mais lie l’argent aux documents : connaissement, certificat d’inspection, certificat d’origine. Relisez le projet avant ouverture : une lettre fausse dans un nom de port bloque le paiement.
    L’encaissement documentaire, contre paiement ou acceptation, coûte moins et convient à une relation d’un an ou plus : la banque vous remet le connaissement quand vous payez ou acceptez la traite, mais ne garantit pas au fournisseur que vous le ferez.
    Après cinq bonnes commandes, demandez trente jours date de connaissement. Offrez une contrepartie rassurante : un volume annuel, un chèque daté, ou une assurance-crédit dont vous partagez la prime.
    Gardez un dossier par affaire : devis accepté, facture, avis de virement, courriers, rapport d’inspection. En cas de litige, qui tient le dossier complet a gagné avant l’audience. Notre plateforme enregistre les paiements et ne détient jamais d’argent : la confirmation du fournisseur fait preuve.`,
};
