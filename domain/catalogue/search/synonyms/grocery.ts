/** One group a line; the first word names the group in the index and so must not change lightly. */
export const GROCERY = `
canned tuna, tinned tuna, thon en conserve, تونة معلبة, تونا معلبة, علب تونة, طن معلب
canned beans, tinned beans, haricots en conserve, فول معلبات, بقوليات معلبة, فاصوليا معلبة
legume, pulse, légumineuse, légume sec, légumes secs, بقول, بقوليات, قطاني
grain, cereal, céréale, حبوب غذائية, غلال, سيريال
breakfast cereal, corn flakes, cornflakes, كورن فليكس, رقائق ذرة, رقائق إفطار
cheddar, chedar, شيدر, جبن شيدر, تشيدر
mozzarella, mozarella, موزاريلا, موتزاريلا
feta, white cheese, fromage blanc, جبن أبيض, جبنة بيضاء, فيتا, جبن فيتا
processed cheese, fromage fondu, جبن مطبوخ, جبن قابل للدهن, cream cheese, kiri
full cream, whole milk, full fat, entier, lait entier, كامل الدسم, full-cream
skimmed, skim milk, low fat, lait écrémé, demi-écrémé, écrémé, خالي الدسم, قليل الدسم, منزوع الدسم
uht, long life, long-life, longue conservation, طويل الأجل, طويلة الأجل, معقم طويل
evaporated milk, lait évaporé, حليب مبخر
condensed milk, lait concentré, حليب مكثف, حليب محلى, حليب مركز
baby milk, infant formula, infant milk, lait infantile, lait bébé, حليب أطفال, حليب رضع
margarine, مرغرين, مارجرين, زبدة نباتية
vegetable ghee, vanaspati, سمن نباتي, سمنة نباتية
palm oil, huile de palme, زيت نخيل, زيت النخيل
corn oil, huile de maïs, زيت ذرة, زيت الذرة
sesame oil, huile de sésame, زيت سمسم, سيرج, شيرج
soybean oil, soya oil, huile de soja, زيت صويا, زيت الصويا
soy, soya, soybean, soja, صويا, فول الصويا
coconut oil, huile de coco, زيت جوز الهند, زيت نارجيل
pitted date, pitted dates, seedless dates, dattes dénoyautées, تمر منزوع النوى, تمر بدون نوى, تمر بدون عجم
pitted, seedless, dénoyauté, dénoyautée, sans noyau, منزوع النوى, بدون نوى, بلا نوى, منزوعة النوى
pitting, pitter, dénoyautage, dénoyauteuse, نزع نوى, نزع النوى, نزع نواة
barhi, barhee, برحي
deglet nour, deglet noor, دقلة نور, دجلة نور
safawi, صفاوي, صفوي
mabroom, mabrum, مبروم
segai, sagai, صقعي
fardh, فرض تمر
stuffed dates, dattes fourrées, تمر محشي, تمور محشية
maamoul, mamoul, معمول, مقروط, makrout
date seed powder, date seed, noyau de datte, نوى تمر, نوى التمر, فصم
molasses, mélasse, دبس قصب, عسل أسود, عسل قصب
syrup, sirop, شراب مركز, سيرب
concentrate, concentré, مركز, مركزات, كونسنتريت
orange juice, jus d'orange, عصير برتقال, عصير بردقان
pomegranate juice, jus de grenade, عصير رمان
mango juice, jus de mangue, عصير مانجو, عصير منجا
apple juice, jus de pomme, عصير تفاح
lemonade, limonade, ليمونادة, عصير ليمون
energy drink, boisson énergisante, boisson énergétique, مشروب طاقة, مشروبات طاقة
malt beverage, malt drink, boisson maltée, شراب شعير, مشروب شعير, شعير غازي
ketchup, كاتشب, كتشب, كاتشاب
mayonnaise, mayo, مايونيز, مايونيز جالون
mustard, moutarde, خردل, مسطردة, موستردة
hot sauce, sauce piquante, صوص حار, شطة سائلة, دقوس
sauce, صوص, صوصات
soy sauce, sauce soja, صويا صوص, صلصة صويا
pomegranate molasses, mélasse de grenade, دبس رمان, دبس الرمان
peanut butter, beurre de cacahuète, beurre d'arachide, زبدة فول سوداني, زبدة الفول السوداني
chocolate spread, pâte à tartiner, nutella, نوتيلا, شوكولاتة دهن
canned corn, sweet corn, maïs doux, maïs en boîte, ذرة حلوة, ذرة معلبة
canned mushroom, mushroom, champignon, فطر, مشروم, فقع
canned pineapple, pineapple, ananas, أناناس, اناناس
canned peach, peach, pêche, خوخ, دراق, خوخ معلب
corned beef, luncheon meat, luncheon, mortadella, بولوبيف, لانشون, مرتديلا, لحم معلب
tomato sauce, sauce tomate, صلصة بندورة, صوص طماطم, صلصة الطماطم, passata
peeled tomato, tomates pelées, طماطم مقشرة, بندورة مقشرة
potato chips, crisps, chips de pomme de terre, شيبس, بطاطس شيبس, رقائق بطاطس, شبس
french fries, frites, frozen fries, بطاطس مقلية, بطاطا مقلية, فرنش فرايز, فنكر
popcorn, pop-corn, فشار, بوشار, بوب كورن, نفيش
snack, encas, grignotage, سناك, سناكس, تسالي, نقنقات
chewing gum, gum chewing, علكة, علك, لبان مضغ
couscous, كسكس, كسكسي, سكسو
bulgur, burghul, boulgour, برغل
freekeh, frik, فريكة, فريك
semolina, suji, rava, semoule, سميد, سميدة
breadcrumb, chapelure, بقسماط, كعك مطحون, بودرة خبز
baking powder, levure chimique, بيكنج بودر, باكنج باودر, بيكينج باودر
oregano, origan, أوريجانو, زعتر بري
bay leaf, laurier, laurel, ورق غار, غار, ورق لورا, رند
caraway, carvi, كراوية
fennel, fenouil, شمر, شومر, بسباس
fenugreek, methi, fenugrec, حلبة
nutmeg, muscade, noix de muscade, جوز الطيب, جوزة الطيب
anise, aniseed, yansoon, anis, يانسون, ينسون, أنيسون
hibiscus, karkade, bissap, كركديه
chamomile, camomille, بابونج, بابونغ
moringa, مورينجا, مورينغا
sweetener, édulcorant, stevia, محلي, محليات, ستيفيا
sugar free, sugarless, no sugar, sans sucre, sans sucre ajouté, no added sugar, خالي من السكر, بدون سكر, دون سكر, بلا سكر, سكر فري, شوجر فري, دون سكر مضاف, بدون سكر مضاف
gluten free, sans gluten, خالي من الجلوتين, بدون جلوتين, خال من الغلوتين, جلوتين فري
preservative, conservateur, مادة حافظة, مواد حافظة
lamb, mutton, agneau, mouton, لحم غنم, لحم ضأن, لحم خروف, غنمي
camel, chameau, chamelle, جمل, إبل, نوق
frozen chicken, poulet congelé, poulet surgelé, دجاج مجمد, فراخ مجمدة
turkey, dinde, ديك رومي, حبش
livestock feed, animal feed, fodder, aliment bétail, fourrage, علف, أعلاف, علف حيواني
alfalfa, luzerne, برسيم, فصة
palm tree, date palm, palmier, palmier dattier, نخلة, نخيل, نخل
seed, graine, semence, بذرة, بذور, زريعة, تقاوي, graines
`;
