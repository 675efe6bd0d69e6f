/** One group a line; the first word names the group in the index and so must not change lightly. */
export const CLINIC_LABORATORY = `
medical device, medical equipment, dispositif médical, matériel médical, équipement médical, جهاز طبي, أجهزة طبية, معدات طبية
medical disposable, medical consumable, consommable médical, مستهلكات طبية, مستلزمات طبية مستهلكة, كونسيومابل طبي
device, apparatus, appareil, جهاز, أجهزة
patient, patiente, مريض, مرضى
patient monitor, vital signs monitor, moniteur patient, moniteur multiparamètre, جهاز مراقبة مريض, مونيتور مريض, شاشة مريض, مونيتر مرضى, جهاز علامات حيوية
surgical, surgery, chirurgical, chirurgicale, chirurgie, جراحي, جراحية, جراحة, عمليات جراحية
sterile, sterilized, stérile, stérilisé, معقم طبيا, معقمة, مطهر معقم
autoclave, sterilizer, stérilisateur, أوتوكلاف, جهاز تعقيم, معقمة بخار, اوتوكليف
needle, hypodermic needle, aiguille, إبرة, إبر, سن إبرة
nitrile, نتريل, نيتريل
latex, لاتكس, لاتيكس
powder free, non poudré, non poudrée, sans poudre, خالي من البودرة, بدون بودرة, خالية من البودرة
exam glove, examination glove, gant d'examen, gants d'examen, قفازات فحص, قفاز فحص, كفوف فحص, كفوف طبية, قفازات طبية, جوانتي طبي, جوانتيات طبية
n95, ffp2, kn95, respirator, masque ffp2, كمامة n95, كمام n95, ماسك n95
face shield, visière, écran facial, واقي وجه, فيس شيلد
shoe cover, overshoe, surchaussure, غطاء حذاء, أغطية أحذية, أوفر شوز, شوكفر
bouffant cap, hair net, hairnet, charlotte, غطاء رأس, شبكة شعر, أغطية رأس, كاب رأس, هيرنت
apron, tablier, مريلة, مرايل, مئزر
lab coat, blouse de laboratoire, blouse blanche, بالطو أبيض, روب مختبر, بالطو طبي, معطف مختبر, لاب كوت
scrub suit, tenue médicale, tunique médicale, سكراب طبي, ملابس تمريض, بدلة عمليات
catheter, cathéter, sonde, قسطرة, قساطر
cannula, iv cannula, cathéter veineux, كانيولا, كانولا, فراشة وريد
iv set, infusion set, perfuseur, perfusion, جهاز محاليل, سيت محلول, محاليل وريدية
suture, fil de suture, خيط جراحي, خيوط جراحية
plaster, adhesive bandage, band aid, band-aid, sparadrap, لزق جروح, لزقات جروح, لصقات جروح, بلاستر جروح
medical cotton, absorbent cotton, coton hydrophile, قطن طبي, قطن ماص
surgical drape, champ opératoire, غطاء جراحي, شان عمليات
underpad, bed pad, alèse jetable, مفرش سرير طبي, اندر باد, مفارش طبية
adult diaper, adult nappy, couche adulte, change complet, حفاضات كبار, حفاظات كبار, بامبرز كبار, حفاضات كبار السن
ecg, ekg, electrocardiograph, électrocardiogramme, تخطيط قلب, جهاز تخطيط, رسم قلب
ultrasound, échographe, échographie, سونار, التراساوند, جهاز سونار
x-ray, xray, radiographie, radiologie, أشعة سينية, جهاز أشعة, أشعة اكس
oxygen concentrator, oxygen cylinder, concentrateur d'oxygène, oxygène, اسطوانة أكسجين, مولد أكسجين, جهاز أكسجين, أكسجين
walker, walking aid, déambulateur, ووكر, مشاية, مشاية كبار
crutch, béquille, canne anglaise, عكاز, عكازات, عكاكيز
commode chair, chaise percée, كرسي حمام طبي, كرسي تواليت متنقل
ambulance, إسعاف, سيارة إسعاف
defibrillator, aed, défibrillateur, جهاز صدمات, مزيل رجفان
hearing aid, aide auditive, appareil auditif, سماعة أذن, سماعات طبية للأذن
surgical instrument, instrument chirurgical, أدوات جراحية, آلات جراحية
medicine, drug, pharmaceutical, médicament, pharmaceutique, دواء, أدوية, دوا, علاج, الأدوية
pharmacy, pharmacie, parapharmacie, صيدلية, صيدليات, أجزخانة, chemist, chemists, chemist shop, drugstore, drug store, medical store, officine
centrifuge, centrifugeuse, centrifugeuse de laboratoire, جهاز طرد مركزي, سنترفيوج, سنتريفيوج, طاردة مركزية
petri dish, petri plate, culture dish, boîte de petri, boite de pétri, أطباق زرع, طبق زرع, أطباق بتري, طبق بتري, بتري ديش, أطباق مزارع, boîtes de pétri, أطباق بتريه
culture media, culture medium, agar, milieu de culture, gélose, وسط زراعي, أوساط زراعية, آجار, مستنبت
slide, microscope slide, lame porte-objet, lame de microscope, شريحة مجهر, شرائح مجهرية, سلايد
beaker, bécher, كأس مخبري, بيكر, دورق
laboratory flask, erlenmeyer, conical flask, fiole, دوارق, دورق مخروطي, فلاسك
lab glassware, laboratory glassware, verrerie de laboratoire, زجاجيات مختبر, زجاجيات مخبرية, أدوات زجاجية مخبرية
swab, écouvillon, مسحة, مسحات, سواب
specimen, specimen container, urine container, échantillon biologique, flacon de prélèvement, علبة عينة, كوب عينة, حافظة عينات
blood, sang, sanguin
incubator, incubateur, حاضنة, حضانة مختبر, انكوبيتر
analyzer, analyser, analyseur, automate d'analyse, محلل, جهاز تحليل, جهاز تحاليل
spectrophotometer, spectrophotomètre, سبكتروفوتومتر, مطياف
analytical balance, lab balance, balance de précision, balance analytique, ميزان حساس, ميزان مختبر, ميزان تحليلي
ascorbic acid, acide ascorbique, فيتامين سي, فيتامين ج
zinc, زنك, الزنك
collagen, collagène, كولاجين, كولاجن
magnesium, magnésium, مغنيسيوم, ماغنسيوم, مغنيزيوم
calcium, كالسيوم
iron supplement, complément de fer, مكمل حديد, حبوب حديد, فيتامين حديد
probiotic, probiotique, بروبيوتيك, بكتيريا نافعة
ginseng, جنسنج, جينسنج, جنسينغ
royal jelly, gelée royale, غذاء ملكات, غذاء ملكات النحل, هلام ملكي
bee pollen, pollen, حبوب لقاح, حبوب لقاح النحل, طلع
propolis, عكبر, بروبوليس
sidr honey, miel de sidr, miel de jujubier, عسل سدر, عسل السدر
black seed oil, nigella oil, blackseed oil, kalonji oil, huile de nigelle, huile de graine de nigelle, زيت حبة البركة, زيت حبة سوداء, زيت الحبة السوداء, زيت البركة, زيت سانوج
cold pressed, cold-pressed, pressé à froid, pressée à froid, première pression, معصور على البارد, معصورة على البارد, عصرة باردة, عصر بارد
gelatin, gelatine, gélatine, جيلاتين, جلاتين
creatine, créatine, كرياتين
slimming, weight loss, diet, minceur, amincissant, تخسيس, تنحيف, حمية, رجيم
`;
