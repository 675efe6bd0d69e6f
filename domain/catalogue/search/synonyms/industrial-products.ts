/** One group a line; the first word names the group in the index and so must not change lightly. */
export const INDUSTRIAL_PRODUCTS = `
pipe, tuyau, tube, أنبوب, أنابيب, ماسورة, مواسير, بايب, تيوب, anboob, masoura, piping, canalisation, مواسير صرف, أنبوبة, بايبات, بوري, بواري, jo3ba, جعبة, qadous, tyau, مسورة, tuyauterie
fitting, raccord, وصلة, وصلات, قطع وصل, فيتنج, تركيبات أنابيب, pipe fitting, raccordement, raccords, قطع سباكة, فيتنق, فتنج, وصلات مواسير, تجميعات أنابيب, لوازم أنابيب, روكور
elbow, coude, كوع, أكواع, elbows, coudes, كيعان, كوع مواسير
valve, vanne, robinet-vanne, صمام, صمامات, محبس, محابس, بلف, بلوف, 9amam, clapet, robinet d'arrêt, فالف, فانة, فانات, سكورة, mahbas, blof, bilf, محابس مياه
gate valve, vanne à passage direct, محبس بوابة, صمام بوابة, robinet vanne, sluice valve, محابس بوابة, بلف بوابة, سكينة محبس
flange, bride, فلنجة, فلنجات, شفة أنبوب, فلنشة, فلانشة, فلانجة, فلنشات
cable, câble, كيبل, كابل, كيبلات, كابلات, كوابل, كيابل, kabel, keibal, كيبول, cables, كابلو, كوايبل, kablat, kaybel
wire, fil, سلك, أسلاك, واير, wires, سلوك, fils, وايرات, silk kahraba
power cable, câble d'alimentation, كيبل كهرباء, كابل قدرة, electric cable, electrical cable, câble électrique, câble énergie, كيبل كهربائي, كابل كهرباء, كابلات كهرباء, كوابل كهرباء, كابل كهربائي, كيبل قدرة
fibre optic, fiber optic, fibre optique, ألياف ضوئية, ألياف بصرية, فايبر, optical fiber, optical fibre, fibre cable, فايبر اوبتك, فيبر, الفايبر, ليف ضوئي, كابل ألياف, fibra
electrical, electric, électrique, كهربائي, كهربائية, كهرباء, كهربا, kahraba, electricals, electricity, électricité, كهربائيات, كهربجي, الكترك, kahrba2i, تريسيتي
switch, interrupteur, مفتاح كهرباء, مفاتيح كهرباء, سويتش, light switch, wall switch, سويج, سويتشات, مفاتيح إنارة, مفتاح إنارة, مفتاح نور, أنتيريتور
socket, outlet, prise, مقبس, فيش, أفياش, بريزة, power outlet, plug socket, prise électrique, prise de courant, أفياش كهرباء, فيشة, بلك كهرباء, مآخذ, مأخذ كهرباء, إبريز, برايز, سوكيت
circuit breaker, breaker, disjoncteur, قاطع كهرباء, قاطع تيار, بريكر, قواطع, mcb, mccb, miniature circuit breaker, قاطع دورة, قاطع دائرة, قواطع كهربائية, ديجنكتور, دسجنكتور, مفتاح قاطع, coupe-circuit, disjoncteur différentiel, différentiel, elcb, rccb, قاطع تفاضلي, قاطع حماية
transformer, transformateur, محول, محولات, ترانس, trafo, transfo, محولة, محولات كهرباء, محول كهرباء, ترانسفورمر, محول توزيع
distribution board, tableau électrique, switchboard, لوحة توزيع, لوحة كهرباء, طبلون, db box, distribution panel, electrical panel, panel board, panelboard, tableau de distribution, coffret électrique, armoire électrique, لوحات توزيع, لوحات كهرباء, لوحة كهربائية, طبلون كهرباء, تابلوه, تابلو كهرباء, كوفري كهرباء
motor, moteur, محرك, محركات, موتور, ماتور, motor, electric motor, moteur électrique, مواطير, محرك كهربائي, دينمو, دينامو, mouteur
battery, batterie, بطارية, بطاريات, batariya, batteries, مدخرة, مدخرات, حاشدة, بطاريه, باتري, بتري, accumulateur, accu, battari
lamp, light bulb, ampoule, lampe, لمبة, مصباح, لمبات, مصابيح, lamba, bulb, light lamp, lampes, لنبة, أباليك, مصابيح إنارة, بولة, lampa, لمبات إنارة
led, ليد, إل إي دي, leds, لييد, diode led
lighting, éclairage, luminaire, إضاءة, إنارة, ثريا, light fixture, luminaires, إضائة, إناره, أنوار, إنارات, inara, وحدات إنارة
floodlight, projecteur, كشاف, كشافات, flood light, spotlight, spot light, كشافات إنارة, بروجكتور, بروجيكتور, سبوت لايت, spot
cable tray, chemin de câbles, حامل كابلات, مجرى كابلات, تراي, cable trunking, trunking, goulotte, كيبل تري, كيبل تراي, حوامل كابلات, حوامل كيابل, كابل تراي, مجاري كابلات, مسارات كابلات, dalle marine, dalles marines, chemin de câble, chemin de câbles perforé, échelle à câbles, échelle de câbles, cablofil, gouttière câbles, perforated tray, cable ladder, ladder tray, wire basket tray, سلم كابلات, سلم كيابل, طرنش كيابل
bearing, roulement, رولمان, بيرنج, محمل كريات, رولمان بلي, ball bearing, bearings, رولمانات, بلية, رمان بلي, بيرنق, بيرنجات, رولمة, roulement à billes
belt, courroie, سير, سيور, بلت, v belt, drive belt, سيور مواتير, قشاط, قايش, قوايش, courroies
filter, filtre, فلتر, فلاتر, مرشح, filters, فيلتر, فلترات, مصفاة فلتر, filtres
hose, flexible, خرطوم, خراطيم, هوز, بربيش ماء, water hose, hosepipe, tuyau d'arrosage, tuyau souple, بربيش, برابيش, صوندة, لي ماء, ليات, هوزات, tuyau flexible, خرطوم مياه
tank, réservoir, cuve, citerne, خزان, خزانات, تانكي, khazan, reservoir, storage tank, تنك ماء, تناكي, تانك, تانكات, صهريج, صهاريج, bâche à eau, tanki, simtank, sintex tank, sim tank
water tank, réservoir d'eau, خزان ماء, خزان مياه, تانكي ماي, water storage tank, château d'eau, citerne à eau, cuve à eau, خزان الماء, خزانات ماء, تانكي مويه, تنكي ماء, تانكي ماء, سيتيرنة, خزانات مياه, تنك مياه
plastic, plastique, بلاستيك, لدائن, blastik, plastik, plastics, matière plastique, بلاستك, بلاستيكي, بلاستيكية, بلستيك
rubber, caoutchouc, مطاط, ربر, كاوتشوك, كاوتش, مطاطي, مطاطية, كوتش, gomme caoutchouc, kawatsh, لاستيك
welding, soudure, soudage, لحام, لحيم, weld, لحام معادن, تلحيم, soudures
tool, outil, outillage, أداة, أدوات, عدة, عدد يدوية, tools, hand tool, outils, عدد وأدوات, معدة يدوية, أدوات يدوية, outil à main, الأدوات
oil lubricant, lubricant, lubrifiant, زيت تشحيم, شحم, مزلق, lube, engine oil, motor oil, huile moteur, زيت محرك, زيوت محركات, زيت مكينة, grease, graisse, شحوم, زيوت تشحيم, lubrifiants
spare part, pièce de rechange, قطع غيار, قطعة غيار, spare, spares, spareparts, pièces détachées, pièce détachée, سبير بارت, اسبير, إسبيرات, قطع تبديل, بياسات
safety helmet, casque de sécurité, hard hat, خوذة سلامة, خوذة, helmet, safety hat, casque de chantier, casque, خوذ, خوذ سلامة, هلمت, كاسك
chemical, produit chimique, كيماويات, مواد كيميائية, chemicals, produits chimiques, كيمياويات, كيماوي, كيميائيات, مواد كيماوية, chimie
`;
