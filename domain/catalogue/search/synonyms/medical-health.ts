/** One group a line; the first word names the group in the index and so must not change lightly. */
export const MEDICAL_HEALTH = `
medical, médical, طبي, طبية, tibbi, healthcare, مستلزمات طبية, médicale, tibi
mask, face mask, masque, كمامة, كمامات, كمام, قناع, ماسك, kamama, surgical mask, masque chirurgical, medical mask, bavette, كمامات طبية, كمامة جراحية, كمام طبي, أقنعة, kmama, cache-nez, cache nez, cache-bouche, bavettes, ماسك طبي
glove, gant, قفاز, قفازات, كفوف, جوانتي, كلفز, latex glove, nitrile glove, gant nitrile, gant latex, جلفز, جلوفز, جوانتيات, دسوس, كف طبي, kafoof, gloves, ليجون
syringe, seringue, سرنجة, حقنة, محقنة, سرنجات, إبرة طبية, محاقن, سرنقة, إبر حقن, siring, siranga, seringues
gauze, gaze, compresse, شاش, شاش طبي, gauze swab, شاشات طبية, شاش معقم, gazes
bandage, pansement, ضماد, ضمادات, رباط طبي, bandages, elastic bandage, crêpe, أربطة ضاغطة, ضمادة, باندج, bandage élastique, لفافة طبية
gown, blouse, رداء طبي, جاون, مريول, surgical gown, isolation gown, casaque, casaque chirurgicale, surblouse, جاونات, رداء جراحي, أثواب جراحية, ثوب جراحي, مراييل, أردية طبية, روب طبي, جاون طبي
sanitizer, sanitiser, hand sanitizer, gel hydroalcoolique, معقم, معقم يدين, سانيتايزر, mo3aqim, hand gel, handrub, hand rub, gel désinfectant, solution hydroalcoolique, معقمات, جل معقم, جيل معقم, هاند سانيتايزر
alcohol, alcool, كحول, كحول طبي, ethanol, éthanol, isopropyl, سبيرتو, كحول إيثيلي, إيثانول
thermometer, thermomètre, ميزان حرارة, مقياس حرارة, ترمومتر, termometer, ثرمومتر, ترمومترات, محرار, thermomètres, infrared thermometer
blood pressure monitor, blood pressure, sphygmomanometer, tensiomètre, tension artérielle, ضغط الدم, جهاز ضغط, جهاز قياس ضغط, bp monitor, bp machine, bp apparatus, blood pressure machine, tension mètre, tensiometre, جهاز الضغط, مقياس ضغط, أجهزة ضغط, جهاز ضغط دم, أجهزة قياس ضغط, قياس ضغط, قياس الضغط, appareil à tension, appareil de tension, tensio, مقياس ضغط دم
glucometer, glucose meter, glucomètre, جهاز سكر, جهاز قياس سكر, blood sugar meter, glucose monitor, sugar machine, أجهزة سكر, مقياس سكر, lecteur glycémie, lecteur de glycémie, جلوكومتر, قياس السكر
oximeter, oxymètre, جهاز قياس أكسجين, مقياس أكسجين, pulse oximeter, oxymètre de pouls, أوكسيميتر, أكسيميتر, جهاز أكسجين إصبع
nebulizer, nebuliser, nébuliseur, جهاز بخار, بخاخ طبي, nebuliser machine, aérosol, نيبولايزر, جهاز تبخيرة, جهاز استنشاق
wheelchair, fauteuil roulant, كرسي متحرك, عربية معاقين, wheel chair, chaise roulante, كراسي متحركة, كرسي مقعدين, كرسي معاقين, عربية مرضى, عربانة مريض, كرسي بعجلات
hospital bed, lit médicalisé, lit d'hôpital, سرير طبي, سرير مستشفى, medical bed, patient bed, icu bed, lit hospitalier, lit hôpital, lit médical, سرير مريض, سرير كهربائي طبي, أسرة مستشفيات, سراير مستشفى, أسرة طبية, سرير عناية, تخت مستشفى
stretcher, brancard, نقالة, حمالة, trolley bed, civière, نقالات, نقالة مرضى, نقالة إسعاف
stethoscope, stéthoscope, سماعة طبية
supplement, complément alimentaire, مكمل غذائي, مكملات غذائية, مكملات, سبلمنت, food supplement, dietary supplement, nutritional supplement, complements alimentaires, سبلمنتات, سبليمنت, مكملات رياضية, mokamilat
vitamin, vitamine, فيتامين, فيتامينات, vitamin, vitamins, vitamines, فيتامينا, fitamin
protein, protéine, بروتين, brotein, whey, whey protein, protéines, بروتين واي, واي بروتين
omega, oméga, أوميغا, اوميجا, fish oil, huile de poisson, أوميقا, زيت سمك, زيت السمك, omega3, oméga3, اوميجا3
capsule, gélule, كبسولة, كبسولات, capsules, softgel, كبسول, كابسول, كبسولات جيلاتينية, كبسولا, gélules
pill, comprimé, حبة دواء, حبوب, أقراص, pills, حبوب دواء, pastille, comprimés, دواء حبوب
herb, herbal, herbe, plante médicinale, أعشاب, عشبة, عشبي
black seed, nigelle, cumin noir, حبة سوداء, حبة البركة, 7abba sawda, nigella, nigella sativa, kalonji, habba sawda, habbat albaraka, habba sauda, حبه سوداء, حبة سودا, سانوج, sanouj, graine de nigelle, شونيز, habbatus sauda, black cumin
laboratory, lab, laboratoire, مختبر, معمل, labs, labo, مختبرات, معامل, مخبر, مخبري, مختبري, مخابر, لابراتوار
test tube, tube à essai, أنبوب اختبار, أنابيب اختبار, blood tube, vacutainer, vacuum tube, blood collection tube, tube sous vide, tube de prélèvement, tube à vide, أنبوبة اختبار, أنابيب دم, أنابيب تحليل, أنابيب سحب دم, تيوب تحليل, أنابيب عينات
microscope, مجهر, ميكروسكوب, ميكرسكوب, ميكروسكوبات, مجاهر, mikroskop, مكروسكوب
reagent, réactif, كاشف, محلول مخبري, réactifs, reagents, كواشف, محاليل مخبرية, محاليل مختبر
pipette, micropipette, ماصة
test kit, rapid test, test rapide, فحص سريع, شريط فحص, كت فحص
dental, dentaire, أسنان, طب أسنان, dentist, dentiste, سنان, طبيب أسنان, dentaires
first aid kit, trousse de secours, حقيبة إسعافات, صندوق إسعافات أولية, first aid box, first aid, premiers secours, boîte de secours, إسعافات أولية, شنطة إسعافات, شنطة إسعاف, علبة إسعاف, حقيبة إسعاف
`;
