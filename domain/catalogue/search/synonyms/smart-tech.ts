/** One group a line; the first word names the group in the index and so must not change lightly. */
export const SMART_TECH = `
camera, caméra, كاميرا, كاميرات, kamera, cameras, كميرا, كميرات, كامرة, كامرات, cam, caméras, كاميرة
cctv, surveillance camera, caméra de surveillance, vidéosurveillance, كاميرا مراقبة, كاميرات مراقبة, سي سي تي في, security camera, security cameras, surveillance system, ip camera, caméra ip, caméra de sécurité, vidéo surveillance, سيسي تي في, كاميرات أمنية, كاميرا أمنية, كمرات مراقبة, كاميرات المراقبة, كاميرا المراقبة, cam surveillance, kamerat muraqaba, كاميرا حراسة, cctv system, cctv camera, cctv cameras, kit caméra, kit vidéosurveillance, كاميرات محل, كاميرات بيت, كاميرات مخزن
monitoring, surveillance, مراقبة, رصد, مراقبه, مونيتورنج
recorder, nvr, dvr, enregistreur, مسجل, جهاز تسجيل, دي في ار, video recorder, network video recorder, digital video recorder, enregistreur vidéo, ان في ار, دي في آر, جهاز تسجيل كاميرات, مسجل كاميرات, جهاز كاميرات, مسجل فيديو
alarm, alarme, إنذار, جهاز إنذار, جرس إنذار, burglar alarm, alarm system, sirène, سيرين, أجهزة إنذار, نظام إنذار, انذارات, intrusion alarm, système d'alarme, siren
sensor, capteur, détecteur, حساس, مستشعر, حساسات, مستشعرات, سنسر, detector, sensors, détecteurs, كاشف حركة, سنسور, سينسور, سنسرات, كابتور, حساس حركة, motion sensor
smart home, maison intelligente, maison connectée, domotique, منزل ذكي, بيت ذكي, سمارت هوم, home automation, connected home, smart house, بيوت ذكية, منازل ذكية, بيت سمارت, automatisme maison, maison smart, ذكاء منزلي, أتمتة منزلية
smart lock, serrure connectée, serrure intelligente, قفل ذكي, أقفال ذكية, digital lock, electronic lock, fingerprint lock, smart door lock, door lock smart, serrure biométrique, serrure électronique, سمارت لوك, قفل إلكتروني, قفل بصمة, أقفال إلكترونية, قفل بالبصمة, سمارت لك, قفل رقمي, كالون ذكي
lock, serrure, cadenas, قفل, أقفال, كيلون, locks, padlock, door lock, قفول, كيلون باب, كالون, كوالين, قفال, serrures, طبلة باب
thermostat, ترموستات, منظم حرارة, thermostats, ترموستات مكيف, ثرموستات, تيرموستات, منظم حرارة مكيف, ترموستاد
intercom, interphone, visiophone, إنتركم, انتركوم, جرس باب, video intercom, door phone, video door phone, doorbell, sonnette, portier vidéo, vidéophone, انتركم, إنتركوم, جرس ذكي, انتر كوم, اوديو فون, انترفون, visio phone, كاميرا باب, جرس كاميرا
gps, tracker, traceur, جهاز تتبع, جي بي اس, gps tracker, gps tracking, tracking device, vehicle tracker, car tracker, balise gps, tracker gps, traceur gps, متتبع, أجهزة تتبع, جهاز تعقب, تعقب, جي بي إس, تراكر, تراكينج, tracking, géolocalisation, geolocalisation
software, logiciel, برنامج, برامج, برمجيات, سوفتوير, barnamaj, softwares, program, application, programme, logiciels, سوفت وير, سوفت, برامج كمبيوتر, تطبيق, تطبيقات, app, logiciel gestion, سستم, سيستم, سيستم شركات, سستم محل, نظام شركات, أنظمة شركات, برامج شركات, business software, business system, logiciel de gestion, logiciels de gestion, logiciel entreprise, system software
saas, cloud software, logiciel en ligne, برمجيات سحابية, خدمة سحابية, سحابي, cloud, cloud based, cloud solution, solution cloud, كلاود, برنامج سحابي, برامج سحابية, برمجيات كخدمة, سحابية, السحابية
accounting, comptabilité, محاسبة, محاسبي, accounting software, bookkeeping, compta, logiciel de comptabilité, logiciel comptable, comptable, محاسبية, برنامج محاسبة, برنامج حسابات, حسابات, برامج محاسبة, برنامج محاسبي, سيستم حسابات, mohasaba, mu7asaba
erp, نظام تخطيط موارد, إدارة موارد, enterprise resource planning, progiciel de gestion, إي آر بي, اي ار بي, نظام موارد المؤسسة
pos, point of sale, caisse enregistreuse, point de vente, نقطة بيع, نقاط بيع, كاشير, p.o.s, cash register, caisse tactile, نقاط البيع, كاشيرات, جهاز كاشير, نظام كاشير, جهاز بيع, ماكينة كاشير, سيستم كاشير, terminal de vente, بوينت اوف سيل
warehouse, entrepôt, مستودع, مخزن, مستودعات, warehouses, godown, go-down, wms, storehouse, entrepôts, هنجر, مخازن, عنابر, مستودعات تخزين, ديبو, dépôt, magasin de stockage
fleet, flotte, أسطول, fleets, fleet management, gestion de flotte, أساطيل, إدارة أسطول, أسطول سيارات
network, réseau, شبكة, شبكات, نتورك, shabaka, networks, networking, netowrk, réseaux, شبكات كمبيوتر, شبكه, نتوورك, شبكة انترنت, shabakat, ريزو
network switch, commutateur, commutateur réseau, محول شبكة, سويتش شبكة, poe switch, ethernet switch, managed switch, switch hub, switch réseau, switch ethernet, سويتش نتورك, سويتش شبكات, محول شبكات, محولات شبكة, سويتشات شبكة, مبدل شبكة, موزع شبكة, مقسم شبكة
router, routeur, راوتر, موجه شبكة, rawter, routers, modem, routeurs, راوترات, روتر, رواتر, مودم, موديم, rauter, روتور انترنت
wifi, wi-fi, sans fil, واي فاي, لاسلكي, wireless, وايفاي, وايرلس, وايرليس, لا سلكي, wi fi, sans-fil, واى فاى
access point, point d'accès, نقطة وصول, اكسس بوينت, ap wifi, wireless access point, wifi access point, borne wifi, اكسس بوينتات, نقاط وصول, أكسس, نقطة واي فاي, موزع واي فاي, نقطة الوصول, مقوي واي فاي
server, serveur, سيرفر, خادم, servers, سيرفرات, خوادم, سرفر, serveurs, سيرفير
rack, armoire réseau, baie, راك, كابينة شبكة, server rack, rack cabinet, network cabinet, server cabinet, baie serveur, baie de brassage, armoire serveur, كابينة سيرفر, كابينة خوادم, راكات, خزانة خوادم, راك سيرفر, كبينة شبكات, كابينة راك, خزانة شبكة, baie informatique, armoire de brassage, coffret de brassage, coffret réseau, coffret informatique, armoire informatique, armoire 19 pouces, armoire rack, rack 19 pouces, data cabinet, data rack, comms cabinet, comms rack, network rack, rack mount cabinet, telecom cabinet, كبينة راك, كابينة داتا, كابينة نتورك, راك داتا, دولاب سيرفر, خزانة سيرفر, كبينت سيرفر
computer, ordinateur, pc, كمبيوتر, حاسوب, حاسب, kombyuter, computers, desktop, ordinateurs, كمبيوترات, حاسبة, حواسيب, كومبيوتر, كمبيوتير, بي سي كمبيوتر, pc bureau
laptop, ordinateur portable, لابتوب, حاسوب محمول, labtob, laptops, notebook computer, pc portable, لاب توب, لابتوبات, لاب, ordi portable, حواسيب محمولة
phone, mobile, téléphone, smartphone, هاتف, جوال, موبايل, تلفون, mobail, phones, cell phone, cellphone, mobile phone, gsm, هواتف, جوالات, موبايلات, تليفون, تلفونات, تيليفون, الجوال
tablet, tablette, تابلت, جهاز لوحي, آيباد
screen, display, écran, moniteur, شاشة, شاشات, screens, monitor, écrans, شاشه, مونيتور, تلفزيون شاشة, ديسبلاي, أكران, الشاشة, الشاشات
printer, imprimante, طابعة, برنتر, printers, label printer, imprimantes, طابعات, برنترات, طابعه, برينتر, طابعة ملصقات, imprimante étiquettes
barcode, code-barres, باركود, قارئ باركود, bar code, barcode scanner, barcode reader, lecteur code-barres, سكانر باركود, ماسح باركود, بار كود, code barre, douchette code-barres, قارئات باركود
access control, contrôle d'accès, تحكم بالدخول, جهاز بصمة, بصمة, time attendance, attendance machine, biometric machine, pointeuse, contrôle accès, أجهزة بصمة, بصمة دوام, جهاز حضور, جهاز حضور وانصراف, أنظمة دخول, نظام دخول, اكسس كنترول, بوابات دخول
fingerprint, empreinte, بصمة إصبع, finger print, empreinte digitale, بصمات, بصمة اصبع, فنجر برنت
`;
