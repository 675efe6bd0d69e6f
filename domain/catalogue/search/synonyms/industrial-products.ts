/** One group a line; the first word names the group in the index and so must not change lightly. */
export const INDUSTRIAL_PRODUCTS = `
pipe, tuyau, tube, أنبوب, أنابيب, ماسورة, مواسير, بايب, تيوب, anboob, masoura
fitting, raccord, وصلة, وصلات, قطع وصل, فيتنج, تركيبات أنابيب
elbow, coude, كوع, أكواع
valve, vanne, robinet-vanne, صمام, صمامات, محبس, محابس, بلف, بلوف, 9amam
gate valve, vanne à passage direct, محبس بوابة, صمام بوابة
flange, bride, فلنجة, فلنجات, شفة أنبوب
cable, câble, كيبل, كابل, كيبلات, كابلات, كوابل, kabel, keibal
wire, fil, سلك, أسلاك, واير
power cable, câble d'alimentation, كيبل كهرباء, كابل قدرة
fibre optic, fiber optic, fibre optique, ألياف ضوئية, ألياف بصرية, فايبر
electrical, electric, électrique, كهربائي, كهربائية, كهرباء, كهربا, kahraba
switch, interrupteur, مفتاح كهرباء, مفاتيح كهرباء, سويتش
socket, outlet, prise, مقبس, فيش, أفياش, بريزة
circuit breaker, breaker, disjoncteur, قاطع كهرباء, قاطع تيار, بريكر, قواطع
transformer, transformateur, محول, محولات, ترانس
distribution board, tableau électrique, switchboard, لوحة توزيع, لوحة كهرباء, طبلون
motor, moteur, محرك, محركات, موتور, ماتور, motor
battery, batterie, بطارية, بطاريات, batariya
lamp, light bulb, ampoule, lampe, لمبة, مصباح, لمبات, مصابيح, lamba
led, ليد, إل إي دي
lighting, éclairage, luminaire, إضاءة, إنارة, ثريا
floodlight, projecteur, كشاف, كشافات
cable tray, chemin de câbles, حامل كابلات, مجرى كابلات, تراي
bearing, roulement, رولمان, بيرنج, محمل كريات, رولمان بلي
belt, courroie, سير, سيور, بلت
filter, filtre, فلتر, فلاتر, مرشح
hose, flexible, خرطوم, خراطيم, هوز, بربيش ماء
tank, réservoir, citerne, خزان, خزانات, تانكي, khazan
water tank, réservoir d'eau, خزان ماء, خزان مياه, تانكي ماي
plastic, plastique, بلاستيك, لدائن, blastik, plastik
rubber, caoutchouc, مطاط, ربر, كاوتشوك
welding, soudure, soudage, لحام, لحيم
tool, outil, outillage, أداة, أدوات, عدة, عدد يدوية
oil lubricant, lubricant, lubrifiant, زيت تشحيم, شحم, مزلق
spare part, pièce de rechange, قطع غيار, قطعة غيار
safety helmet, casque de sécurité, hard hat, خوذة سلامة, خوذة
chemical, produit chimique, كيماويات, مواد كيميائية
`;
