/** One group a line; the first word names the group in the index and so must not change lightly. */
export const DEVICES_AND_ENERGY = `
dome camera, dome, caméra dôme, dôme, كاميرا قبة, كاميرا دوم, كاميرات قبة, قبة, كاميرا سقف, دوم
bullet camera, caméra bullet, caméra tube, كاميرا خارجية أسطوانية, كاميرا بولت, كاميرا رصاصة, كاميرا أسطوانية
outdoor camera, caméra extérieure, caméra d'extérieur, كاميرا خارجية, كاميرات خارجية, كاميرا برا, كمرة خارجية
indoor camera, caméra intérieure, caméra d'intérieur, كاميرا داخلية, كاميرات داخلية
wifi camera, wireless camera, caméra wifi, caméra sans fil, كاميرا واي فاي, كاميرا لاسلكية, كاميرات واي فاي
dash cam, dashcam, dashboard camera, كاميرا سيارة, داش كام, كاميرا داش بورد
indoor, interior, intérieur, intérieure, داخلي, داخلية
outdoor, exterior, extérieure, خارجي, خارجية
night vision, infrared, infrarouge, vision nocturne, رؤية ليلية, تصوير ليلي, أشعة تحت الحمراء, نايت فيجن
hard disk, hard drive, hdd, ssd, disque dur, هارد, هارد ديسك, قرص صلب, هاردسك
usb, flash drive, usb stick, clé usb, فلاش, فلاش ميموري, يو اس بي, ذاكرة فلاش
memory card, sd card, carte mémoire, carte sd, بطاقة ذاكرة, كرت ميموري, كارت ميموري
motion, motion detector, mouvement, détecteur de mouvement, كاشف حركة, حساس حركة
smoke detector, smoke alarm, fire alarm, détecteur de fumée, alarme incendie, كاشف دخان, إنذار حريق, حساس دخان, جهاز إنذار حريق
metal detector, détecteur de métaux, كاشف معادن, بوابة كشف معادن
face recognition, facial recognition, reconnaissance faciale, بصمة وجه, التعرف على الوجه, تمييز الوجه, بصمة الوجه
smart switch, touch switch, interrupteur connecté, interrupteur tactile, interrupteur intelligent, مفتاح ذكي, مفاتيح ذكية, سويتش ذكي, مفتاح لمس, مفاتيح لمس, سويتش لمس, أفياش ذكية
touch, tactile, لمس, تاتش, باللمس
smart plug, smart socket, prise connectée, prise intelligente, فيش ذكي, مقبس ذكي, بلك ذكي
smart bulb, smart light, ampoule connectée, ampoule intelligente, لمبة ذكية, إضاءة ذكية, إنارة ذكية
smart, intelligent, intelligente, connecté, connectée, ذكي, ذكية, سمارت, zaki
smart thermostat, thermostat connecté, thermostat intelligent, ثرموستات ذكي, ترموستات ذكي, منظم حرارة ذكي
remote control, télécommande, ريموت, ريموت كنترول, جهاز تحكم, تحكم عن بعد
smart watch, smartwatch, montre connectée, ساعة ذكية, ساعات ذكية
headphone, earphone, earbuds, headset, casque audio, écouteur, سماعات رأس, سماعة بلوتوث, هيدفون, إيربودز
speaker, haut-parleur, enceinte, سبيكر, سماعات صوت, مكبر صوت, سماعة صوت
projector, data show, vidéoprojecteur, جهاز عرض, بروجكتر, داتا شو
television, télévision, téléviseur, تلفزيون, تلفاز, تليفزيون, تلفزيونات
drone, طائرة درون, درون, طائرة بدون طيار
power bank, powerbank, batterie externe, باور بانك, شاحن متنقل, بطارية متنقلة
keyboard, clavier, لوحة مفاتيح, كيبورد
mouse, souris, ماوس, فأرة كمبيوتر
ink, toner, cartridge, encre, cartouche d'encre, حبر, أحبار, تونر, خرطوشة حبر
patch cord, patch cable, patchcord, cordon de brassage, jarretière, jarretière optique, cordon réseau, وصلة شبكة, باتش كورد, وصلات شبكة, باتش كيبل, وصلة فايبر, وصلات فايبر, وصلات ألياف, وصلة ألياف
patch panel, panneau de brassage, باتش بانل, لوحة توزيع شبكة
poe, power over ethernet, بي أو إي, بو اي
firewall, pare-feu, فايروول, جدار حماية, جدار ناري
internet, web, إنترنت, انترنت
sim card, carte sim, شريحة, شريحة اتصال, سيم كارد
crm, customer relationship management, gestion de la relation client, إدارة العملاء, إدارة علاقات العملاء, سي ار ام
invoice, invoicing, billing, e-invoice, facture, facturation, فاتورة, فواتير, فوترة, فاتوره
e-invoicing, electronic invoice, einvoice, facturation électronique, facture électronique, فاتورة إلكترونية, فوترة إلكترونية, الفاتورة الالكترونية, فواتير إلكترونية, zatca
vat, value added tax, tva, ضريبة, ضريبة قيمة مضافة, القيمة المضافة, ضريبة القيمة المضافة
inventory, stock management, stock control, inventory software, gestion de stock, inventaire, جرد, إدارة مخزون, برنامج مخازن, إدارة مخازن, برنامج مستودعات, نظام مخازن, برنامج جرد, إدارة مستودعات, مخزون
warehouse management, warehouse software, warehouse system, gestion d'entrepôt, logiciel d'entrepôt, إدارة المخازن, إدارة المستودعات, نظام مستودعات, برنامج مخزن
hr software, payroll, human resources, paie, gestion de paie, ressources humaines, رواتب, برنامج رواتب, موارد بشرية, شؤون موظفين, برنامج موارد بشرية
sales app, sales force, field sales, sales representative, salesman, van sales, force de vente, commercial terrain, مندوب, مناديب, مندوبين, مندوبي مبيعات, برنامج مناديب, تطبيق مناديب, مندوب مبيعات
subscription, licence, license, abonnement, رخصة, اشتراك, رخص, ترخيص, اشتراك سنوي
online store, e-commerce, ecommerce, webshop, boutique en ligne, متجر إلكتروني, متجر الكتروني, تجارة إلكترونية
hosting, web hosting, hébergement, hébergement web, استضافة, استضافة مواقع, هوستنج
vehicle tracking, car tracking, fleet tracking, suivi de véhicules, suivi de flotte, suivi flotte, تتبع مركبات, تتبع سيارات, تتبع أسطول, تتبع المركبات, تعقب سيارات, تتبع شاحنات, تتبع باصات, مراقبة سيارات
video, vidéo, فيديو, مرئي, مرئية
portable, handheld, portatif, محمول, متنقل, محمولة, متنقلة
solar pump, solar water pump, pompe solaire, pompe à eau solaire, مضخة شمسية, غطاس طاقة شمسية, مضخات شمسية, طلمبة طاقة شمسية, غاطس شمسي, طرمبة شمسية
solar cable, pv cable, câble solaire, câble photovoltaïque, كيبل شمسي, كابل طاقة شمسية, كيبل طاقة شمسية, كابل شمسي
solar mounting, solar structure, mounting structure, structure de montage, support panneau solaire, هياكل ألواح شمسية, حوامل ألواح شمسية, قواعد ألواح شمسية, شاسيه ألواح
aerator, tap aerator, faucet aerator, aérateur, mousseur, mousseur robinet, aérateur de robinet, مهوي حنفية, مرشد صنبور, فلتر حنفية, مرشدات صنابير, مرشد حنفية, مهوى, قطعة توفير مياه, رأس حنفية موفر
low flow, faible débit, débit réduit, تدفق منخفض, قليل التدفق, موفر للمياه
dual flush, double chasse, chasse double, دفق مزدوج, شطف مزدوج, سيفون مزدوج
water softener, adoucisseur d'eau, منعم مياه, مزيل عسر الماء, جهاز تيسير
membrane, ro membrane, membrane osmose, غشاء, أغشية, ممبرين, ممبران, غشاء تحلية
filter cartridge, water cartridge, cartouche filtrante, cartouche de filtre, شمعة فلتر, شمعات فلتر, قلب فلتر, حشوة فلتر, شمع فلتر
rubber tile, gym tile, gym flooring, rubber flooring, dalle caoutchouc, dalle en caoutchouc, sol caoutchouc, بلاط مطاط, بلاط مطاطي, أرضيات مطاط, أرضيات مطاطية, أرضيات جيم, أرضيات نادي, أرضيات ملاعب, أرضية جيم, بلاط جيم, دالات مطاط
gym, fitness, sports hall, salle de sport, جيم, نادي رياضي, صالة رياضية, أندية رياضية, صالات رياضية
playground, play area, aire de jeux, aire de jeu, ملعب أطفال, ملاعب أطفال, منطقة ألعاب, ملاهي أطفال
tyre, tire, pneu, pneumatique, إطار, إطارات, كفر, كفرات, كاوتش سيارات, تواير, عجل سيارات, بنوات
recycled paper, papier recyclé, ورق معاد تدويره, ورق مدور, ورق معاد التدوير
recycled plastic, plastique recyclé, بلاستيك معاد تدويره, بلاستيك مدور, بلاستيك معاد التدوير, rpet
biodegradable bag, compostable bag, sac biodégradable, sac compostable, أكياس قابلة للتحلل, كيس قابل للتحلل, أكياس متحللة, أكياس تتحلل, أكياس صديقة للبيئة
corn starch, cornstarch, maize starch, amidon de maïs, maïzena, fécule de maïs, نشا الذرة, نشا ذرة
pla, polylactic acid, acide polylactique, بي ال اي, حمض اللاكتيك المتعدد
bagasse plate, sugarcane plate, assiette en bagasse, assiette bagasse, assiette canne à sucre, أطباق قصب, صحون قصب السكر, أطباق من القصب, صحون قصب, أطباق قصب السكر, صحون باجاس
palm leaf, areca, feuille de palmier, سعف نخيل, سعف, ورق نخيل, خوص, جريد نخل
birch, bouleau, بتولا, خشب البتولا
renewable, renouvelable, متجددة, متجدد
wind turbine, éolienne, توربين رياح, توربينات رياح, مروحة رياح
off grid, off-grid, site isolé, autonome, خارج الشبكة, بدون شبكة, أوف جريد, منفصل عن الشبكة
on grid, on-grid, grid tie, raccordé au réseau, مربوط بالشبكة, أون جريد
port, ports, منفذ, منافذ
`;
