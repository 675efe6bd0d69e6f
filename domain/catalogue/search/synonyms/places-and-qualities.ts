/**
 * Where goods are used and how they are. One group a line; the first word names the group in the index and so must not
 * change lightly.
 */
export const PLACES_AND_QUALITIES = `
supermarket, grocery, grocery store, grocer, supermarché, épicerie, hypermarché, سوبرماركت, بقالة, بقالات, سوبر ماركت, هايبر ماركت, تموينات, hypermarket
shop, retail, retailer, boutique, magasin, détaillant, تجزئة, محل, محلات, دكان, دكاكين, متجر, متاجر, حانوت
cafe, coffee shop, café salon, cafétéria, cafeteria, مقهى, مقاهي, كافيه, كوفي شوب, كافتيريا, كوفي, كافيهات, coffee bar, coffee kiosk, coffee corner, coffee cart, coffeeshop, قهوة مختصة, كوفي شوبات, كشك قهوة, محل قهوة, عدة كوفي, أغراض كوفي
canteen, cantine, réfectoire, مقصف, كانتين, مطعم عمال
salon, barber, barbershop, hairdresser, coiffeur, coiffure, beauty salon, salon de coiffure, صالون حلاقة, كوافير, صالونات, مشغل نسائي, صالون تجميل
spa, hammam, سبا, حمام مغربي, حمام تركي
office, offices, مكتب عمل, شركات ومكاتب, أوفيس
workshop, atelier, usine atelier, ورشة, مشغل, ورشات
airport, aéroport, مطار, مطارات
seaport, harbour, ميناء, موانئ, مرفأ
ship, boat, vessel, navire, bateau, سفينة, سفن, قارب, مراكب, بحري
bus, autobus, autocar, باص, باصات, حافلة, حافلات
motorcycle, motorbike, moto, scooter, دراجة نارية, موتور سيكل, موتوسيكل, سيكل
bicycle, bike, vélo, bicyclette, دراجة, دراجات, عجلة هوائية, بسكليت
university, college, université, جامعة, جامعات, كلية, الجامعة
kindergarten, nursery, crèche, maternelle, حضانة, حضانات, روضة, رياض أطفال
classroom, salle de classe, فصل دراسي, فصول دراسية, صف مدرسي, قسم دراسي
student, pupil, élève, étudiant, طالب, طلاب, تلميذ, تلاميذ
apartment, appartement, شقة, شقق, شقق مفروشة, أبارتمان
building, tower, bâtiment, immeuble, عمارة, عمارات, مبنى, مباني, برج, أبراج, بناية, بنايات
rooftop, terrace, terrasse, balcony, balcon, شرفة, بلكونة, تراس, بلكون, سطح بيت
room, chambre, غرفة, غرف, أوضة, بيت نوم
living room, salon, séjour, صالة جلوس, غرفة معيشة, غرفة جلوس, ليفنج, صالون
corridor, passage, couloir, ممر, ممرات, كوريدور
entrance, entry, entrée, مدخل, مداخل
parking, car park, parking lot, موقف سيارات, مواقف, مواقف سيارات, باركنج, كراج, جراج, garage
camp, labour camp, camping, campement, مخيم, مخيمات, كشتة, سكن عمال
desert, désert, صحراء
beach, sea, plage, mer, بحر, شاطئ, ساحل
government, municipality, municipalité, commune, بلدية, بلديات, حكومي, دوائر حكومية
airtight, hermetic, leak-proof, leakproof, hermétique, محكم, محكم الإغلاق, مانع للتسرب, محكمة, ضد التسرب
heat resistant, heat-resistant, heat proof, heatproof, high temperature, thermorésistant, résistant à la chaleur, مقاوم للحرارة, يتحمل الحرارة, ضد الحرارة, مقاومة للحرارة, تتحمل الحرارة
rust proof, rustproof, rust-proof, anti-rust, corrosion resistant, antirouille, anticorrosion, ضد الصدأ, مقاوم للصدأ, مانع للصدأ, مضاد للصدأ
scratch resistant, anti-scratch, scratch proof, anti-rayure, ضد الخدش, مقاوم للخدش
stain resistant, stain-resistant, antitache, anti-tache, مقاوم للبقع, ضد البقع
unbreakable, shatterproof, break resistant, incassable, ضد الكسر, غير قابل للكسر, مقاوم للكسر
antibacterial, anti-bacterial, antibactérien, antimicrobial, مضاد للبكتيريا, ضد البكتيريا, مضاد بكتيريا
reusable, reusable many times, réutilisable, قابل لإعادة الاستخدام, متعدد الاستعمال, يعاد استخدامه
washable, lavable, قابل للغسل, قابلة للغسل
removable, detachable, amovible, démontable, قابل للفك, قابل للإزالة
adjustable, réglable, ajustable, قابل للتعديل, متحرك الارتفاع, قابل للضبط, قابلة للضبط
lightweight, light weight, léger, légère, خفيف, خفيف الوزن, خفيفة
wheeled, بعجلات, بعجل, على عجلات
wheel, caster, castor, roue, roulette, عجلة, عجلات, رولمة عربات
electric powered, electrically operated, motorised, motorized, motorisé, motorisée, كهربائي بالموتور, بمحرك
manual, hand operated, hand-operated, manuel, manuelle, يدوي, يدوية, باليد, يدويا
semi-automatic, semi automatic, semi-automatique, نصف أوتوماتيك, نصف آلي, نصف اتوماتيك, شبه آلي
digital, numérique, électronique, electronic, رقمي, رقمية, ديجيتال, إلكتروني, إلكترونية
industrial, industriel, industrielle, industrie, صناعي, صناعية, للمصانع, اندستريال
commercial, professional, pro grade, professionnel, professionnelle, تجاري, احترافي, مهني
small, mini, compact size, petit, petite, صغير, صغيرة, ميني
large, big, large size, grand, grande, كبير, كبيرة, لارج
long, longue, longues, طويل, طويلة
wide, width, large de, largeur, عريض, عرض واسع
thick, thickness, épais, épaisse, سميك, سميكة, تخين, سماكة
thin, slim, fin, رفيع, رقيق, رفيعة
strong, solid, solide, صلب متين, قوية
soft, doux, douce, souple, ناعم, ناعمة, طري
hard, rigid, rigide, dur, قاس, صلبة, جامد
hollow, creux, creuse, مفرغ, مفرغة, مجوف
round, circular, rond, ronde, circulaire, دائري, مدور, دائرية, مستدير
square, carré, carrée, مربع, مربعة
oval, ovale, بيضاوي, بيضاوية, بيضوي, بيضوية
fresh, frais, fraîche, طازج, طازجة, فريش
raw, brut, brute, غير معالج
pure, pur, صافي, نقي, صاف, خالص, pureté
dried fruit, fruits séchés, fruit sec, فواكه مجففة, فواكه جافة
scented, perfumed, fragranced, parfumé, parfumée, معطر, معطرة
unscented, fragrance free, sans parfum, non parfumé, بدون عطر, غير معطر, بدون رائحة
alcohol free, alcohol-free, sans alcool, خالي من الكحول, بدون كحول, دون كحول
food grade, food-grade, food safe, food contact, contact alimentaire, qualité alimentaire, غذائي آمن, صالح للغذاء, ملامسة الغذاء, فود جريد, ملامس للغذاء
vegan, vegetarian, végétal, vegetable based, végétarien, نباتي, نباتية, vegetal
handmade, hand made, handcrafted, artisanal, fait main, صناعة يدوية, شغل يدوي, هاند ميد, مصنوع يدويا
luxury, premium, deluxe, high end, luxe, haut de gamme, فاخر, فاخرة, فخم, راقي, لوكس
brand new, brand-new, neuf, neuve, جديد, جديدة
second hand, second-hand, secondhand, pre-owned, preowned, occasion, d'occasion, مستعمل, مستعملة, سكند هاند
men, man, male, gents, homme, hommes, رجالي, رجال, للرجال
women, woman, ladies, female, femme, femmes, نسائي, نساء, سيدات, حريمي
unisex, unisexe, mixte, للجنسين, يونيسكس
adult, adulte, بالغين, كبار السن, للكبار
red, rouge, أحمر, حمراء
green, vert, verte, أخضر, خضراء
blue, bleu, bleue, أزرق, زرقاء
yellow, jaune, أصفر, صفراء
grey, gray, gris, grise, رمادي, رمادية, رصاصي
brown, marron, brun, brune, بني, بنية
gold, golden, doré, ذهبي, ذهبية
silver, argenté, فضي, فضية
beige, بيج
three ply, three layer, three layers, 3 ply, 3 layer, trois plis, trois couches, triple couche, ثلاث طبقات, 3 طبقات, ثلاثي الطبقات
five ply, 5 ply, five layer, cinq plis, cinq couches, خمس طبقات, 5 طبقات
metal, metallic, métal, métallique, معدن, معدني, معدنية, معادن
grade, degree, degré, درجة, درجات
central, centralised, centralized, centralisé, مركزي, مركزية, المركزي, المركزية
hour, heure, ساعة, الساعة
minute, دقيقة, الدقيقة, دقائق
gas, gaz, غاز, غازات
`;
