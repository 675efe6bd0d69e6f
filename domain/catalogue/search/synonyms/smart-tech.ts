/** One group a line; the first word names the group in the index and so must not change lightly. */
export const SMART_TECH = `
camera, caméra, كاميرا, كاميرات, kamera
cctv, surveillance camera, caméra de surveillance, vidéosurveillance, كاميرا مراقبة, كاميرات مراقبة, سي سي تي في
monitoring, surveillance, مراقبة, رصد
recorder, nvr, dvr, enregistreur, مسجل, جهاز تسجيل, دي في ار
alarm, alarme, إنذار, جهاز إنذار, جرس إنذار
sensor, capteur, détecteur, حساس, مستشعر, حساسات, مستشعرات, سنسر
smart home, maison intelligente, maison connectée, domotique, منزل ذكي, بيت ذكي, سمارت هوم
smart lock, serrure connectée, serrure intelligente, قفل ذكي, أقفال ذكية
lock, serrure, cadenas, قفل, أقفال, كيلون
thermostat, ترموستات, منظم حرارة
intercom, interphone, visiophone, إنتركم, انتركوم, جرس باب
gps, tracker, traceur, جهاز تتبع, جي بي اس
software, logiciel, برنامج, برامج, برمجيات, سوفتوير, barnamaj
saas, cloud software, logiciel en ligne, برمجيات سحابية, خدمة سحابية, سحابي
accounting, comptabilité, محاسبة, محاسبي
erp, نظام تخطيط موارد, إدارة موارد
pos, point of sale, caisse enregistreuse, point de vente, نقطة بيع, نقاط بيع, كاشير
warehouse, entrepôt, مستودع, مخزن, مستودعات
fleet, flotte, أسطول
network, réseau, شبكة, شبكات, نتورك, shabaka
network switch, commutateur, commutateur réseau, محول شبكة, سويتش شبكة
router, routeur, راوتر, موجه شبكة, rawter
wifi, wi-fi, sans fil, واي فاي, لاسلكي
access point, point d'accès, نقطة وصول, اكسس بوينت
server, serveur, سيرفر, خادم
rack, armoire réseau, baie, راك, كابينة شبكة
computer, ordinateur, pc, كمبيوتر, حاسوب, حاسب, kombyuter
laptop, ordinateur portable, لابتوب, حاسوب محمول, labtob
phone, mobile, téléphone, smartphone, هاتف, جوال, موبايل, تلفون, mobail
tablet, tablette, تابلت, جهاز لوحي, آيباد
screen, display, écran, moniteur, شاشة, شاشات
printer, imprimante, طابعة, برنتر
barcode, code-barres, باركود, قارئ باركود
access control, contrôle d'accès, تحكم بالدخول, جهاز بصمة, بصمة
fingerprint, empreinte, بصمة إصبع
`;
