/** One group a line; the first word names the group in the index and so must not change lightly. */
export const MEDICAL_HEALTH = `
medical, médical, طبي, طبية, tibbi
mask, face mask, masque, كمامة, كمامات, كمام, قناع, ماسك, kamama
glove, gant, قفاز, قفازات, كفوف, جوانتي, كلفز
syringe, seringue, سرنجة, حقنة, محقنة, سرنجات, إبرة طبية
gauze, gaze, compresse, شاش, شاش طبي
bandage, pansement, ضماد, ضمادات, رباط طبي
gown, blouse, رداء طبي, جاون, مريول
sanitizer, sanitiser, hand sanitizer, gel hydroalcoolique, معقم, معقم يدين, سانيتايزر, mo3aqim
alcohol, alcool, كحول, كحول طبي
thermometer, thermomètre, ميزان حرارة, مقياس حرارة, ترمومتر
blood pressure monitor, tensiomètre, جهاز ضغط, جهاز قياس ضغط
glucometer, glucose meter, glucomètre, جهاز سكر, جهاز قياس سكر
oximeter, oxymètre, جهاز قياس أكسجين, مقياس أكسجين
nebulizer, nebuliser, nébuliseur, جهاز بخار, بخاخ طبي
wheelchair, fauteuil roulant, كرسي متحرك, عربية معاقين
hospital bed, lit médicalisé, lit d'hôpital, سرير طبي, سرير مستشفى
stretcher, brancard, نقالة, حمالة
stethoscope, stéthoscope, سماعة طبية
supplement, complément alimentaire, مكمل غذائي, مكملات غذائية, مكملات, سبلمنت
vitamin, vitamine, فيتامين, فيتامينات, vitamin
protein, protéine, بروتين, brotein
omega, oméga, أوميغا, اوميجا
capsule, gélule, كبسولة, كبسولات
pill, comprimé, حبة دواء, حبوب, أقراص
herb, herbal, herbe, plante médicinale, أعشاب, عشبة, عشبي
black seed, nigelle, cumin noir, حبة سوداء, حبة البركة, 7abba sawda
laboratory, lab, laboratoire, مختبر, معمل
test tube, tube à essai, أنبوب اختبار, أنابيب اختبار
microscope, مجهر, ميكروسكوب
reagent, réactif, كاشف, محلول مخبري
pipette, micropipette, ماصة
test kit, rapid test, test rapide, فحص سريع, شريط فحص, كت فحص
dental, dentaire, أسنان, طب أسنان
first aid kit, trousse de secours, حقيبة إسعافات, صندوق إسعافات أولية
`;
