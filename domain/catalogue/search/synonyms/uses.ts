/**
 * What goods are for and how they are, rather than what they are. One group a line; the first word names the group in
 * the index and so must not change lightly.
 */
export const USES = `
wrap, wrapping, emballer, empaqueter, لف, يغلف, لتغليف, تغليف, wraps, wrapped, emballage enveloppe, envelopper, enrobage, نغلف, لفافة
fill, filling, remplir, remplissage, تعبئة, تعبي, تعبية, يعبي, fills, bottling, remplit, نعبي, يعبئ, embouteillage
seal, sealing, close, closing, fermer, fermeture, sceller, scellage, إغلاق, غلق, لحام, seals, sealed, fermer hermétiquement, قفل علب, يغلق, تسكير, يسكر, تقفيل, يقفل, نسكر, نقفل
wash, washing, laver, lavage, غسيل, غسل, washes, lave, يغسل, تغسل, نغسل, غسول
clean, cleaning, nettoyer, nettoyage, entretien, تنظيف, نظافة, cleans, nettoie, ينظف, تنظف, ننظف, نظيف, tandif, ننضف, ينضف
protect, protection, protective, protecting, protéger, protecteur, حماية, وقاية, واقي, protects, protector, guard, protège, يحمي, تحمي, حامي, وقائي, نحمي
store, storage, storing, stocker, stockage, rangement, تخزين, حفظ, stores, conserver, conservation, يخزن, نخزن, تخزن
security, theft, anti-theft, sécurité, vol, antivol, أمن, أمان, سرقة, secure, safety, sûreté, أمني, أمنية, سلامة, حراسة, sécuritaire
backup, standby, emergency, secours, de secours, احتياطي, احتياطية, طوارئ, back-up, back up, de réserve, احتياط, طارئ, انقطاع الكهرباء, coupure de courant, power cut, power outage
power, energy, énergie, courant, طاقة, قدرة
restaurant, catering, restauration, مطعم, مطاعم, ضيافة, restaurants, eatery, café restaurant, resto, مطعمي, mat3am, mata3em, caterer, traiteur
takeaway, take away, take-away, à emporter, vente à emporter, تيك أواي, تيكاواي, سفري, take-out, takeout, delivery food, توصيل طعام, طلبات خارجية, livraison de repas, تيك اوي, تيكاوي
bakery, boulangerie, pâtisserie, مخبز, مخابز, مخبوزات, bakeries, patisserie, pastry shop, boulanger, فرن عيش, أفران خبز, حلواني, مخبزة, مخابز آلية, makhbaz
hospital, hôpital, مستشفى, مستشفيات, hospitals, hopital, hospitalier, سبيطار, مشفى, مشافي, mustashfa, اسبيتار
clinic, clinique, cabinet médical, عيادة, عيادات, clinics, dispensaire, مستوصف, مصحة, عيادة أسنان, مركز طبي
mosque, mosquée, مسجد, مساجد, mosques, masjid, masjed, جامع, جوامع, مصلى, مصليات, الجامع
wedding, mariage, عرس, أعراس, زفاف, أفراح, weddings, noces, فرح, حفل زفاف, زواج, زواجات
banquet, event, événement, réception, حفلة, حفلات, مناسبات, فعاليات, events, party, fête, حفل, مناسبة, فعالية, عزائم, soirée
hall, salle, قاعة, قاعات, صالة, صالات
seating, seat, siège, assise, مقعد, مقاعد, جلسة, جلسات, جلوس
villa, villas, فيلا, فلة, فلل, فيلات, maison individuelle, فيله
home, house, household, maison, domestique, بيت, بيوت, منزل, منازل, منزلي, homes, domestic, residential, ménage, résidentiel, سكني, دار, maisons, بيتي, منزلية
floor, sol, plancher, أرضية, أرضيات, أرضي, floors, au sol, sols, أرض
wall, mur, mural, جدار, جدران, حائط, حوائط, walls, murs, حيط, حيطان, جدارية, murale
bathroom, salle de bain, salle de bains, حمام, حمامات, bathrooms, washroom, restroom, bath, salle d'eau, دورة مياه, دورات مياه, toilettes publiques, حمامات عامة
blackout, dark, occultant, obscurcissant, تعتيم, معتم, عازل للضوء
silent, quiet, soundproof, silencieux, insonorisé, صامت, كاتم صوت, هادئ, noiseless, low noise, sound proof, silencieuse, insonorisée, عازل للصوت, عازل صوت, كاتم للصوت, بدون صوت, هدوء, ساكت, insonore
disposable, single use, single-use, jetable, à usage unique, أحادي الاستخدام, استعمال واحد, الاستعمال مرة واحدة, one time use, one-time use, throwaway, usage unique, jetables, استخدام واحد, استعمال مرة واحدة, مرة واحدة, ديسبوزابل, يرمى بعد الاستعمال
cutlery, spoon, fork, couvert, couverts, ملعقة, ملاعق, شوكة, شوك, أدوات مائدة, flatware, tableware, ملاعق وشوك, couverts de table, أدوات طعام, أدوات أكل
automatic, automatically, automatique, automatiquement, أوتوماتيكي, أوتوماتيك, آلي, تلقائي, fully automatic, otomatik, automatisé, automated, أتوماتيك, اتوماتك, اوتوماتيكية, آلية تماما, ذاتي, أوتوماتيكية
parcel, colis, طرد, طرود, parcels, courier, طرد بريدي, إرسالية
shipping, shipment, expédition, شحن, للشحن, freight, transport, transporter, شحنة, شحنات, نقل, ترانسبور, export shipping
heavy duty, robuste, شديد التحمل, للخدمة الشاقة, heavy-duty, heavy, robust, sturdy, ultra résistant, costaud, ثقيل, متين, قوي, شاق, هيفي ديوتي, متينة, ثقيلة, lourd, lourde
construction site, chantier, موقع بناء, ورشة بناء, building site, jobsite, job site, site de construction, travaux, bâtiment chantier, موقع إنشاء, مواقع بناء, مواقع إنشائية, ورشة, ورش, مشروع بناء, btp
farm, ferme, agricole, مزرعة, مزارع, زراعي, farms, farming, agriculture, agricultural, agricultural use, exploitation agricole, زراعة, زراعية, مزارعين, mazra3a, ضيعة, فلاحة, فلاحي
well, borehole, puits, forage, بئر, آبار, بير, wells, bore well, borewell, bores, forages, آبار مياه, بيار, جليب, قليب
car, vehicle, voiture, véhicule, سيارة, سيارات, مركبة, مركبات, cars, automobile, motor vehicle, vehicles, كرهبة, طوموبيل, السيارات, المركبات
street, road, rue, route, شارع, شوارع, طريق, طرق, streets, roads, طرقات, شوارع وطرق, زنقة, طريق عام, autoroute, highway
garden, jardin, outdoor, extérieur, حديقة, حدائق, خارجي, gardens, gardening, jardinage, بستان, بساتين, جنينة, جناين, حوش
employee, staff, worker, personnel, ouvrier, موظف, موظفين, عمال, employees, workers, workforce, employé, salarié, موظفون, عمالة, عامل, موظفات, شغالين
baby, bébé, طفل, أطفال, رضيع, بيبي, babies, infant, kid, kids, child, children, enfant, enfants, nourrisson, bébés, بيبيهات, رضع, مواليد, طفلة
guest, client, ضيف, ضيوف, نزلاء, guests, visitor, customer, invité, visiteur, زبون, زبائن, عملاء, نزيل, زوار
waterproof, étanche, imperméable, مقاوم للماء, ضد الماء, water proof, water resistant, water-resistant, watertight, ضد المي, واتر بروف, ضد المياه, مانع للماء, لا يسرب الماء, عازل للماء, hydrofugé, ip66, ip65
fireproof, fire resistant, ignifuge, coupe-feu, مقاوم للحريق, ضد الحريق, fire-resistant, fire proof, fire rated, flame resistant, resistant au feu, résistant au feu, anti-feu, non feu, non-feu, ضد الحرائق, مضاد للحريق, مقاوم للنار, مقاومة للحريق, ضد النار
foldable, folding, pliable, pliant, قابل للطي, طي, collapsible, fold, plie, pliante, pliants, repliable, تنطوي, ينطوي, قابلة للطي, يطوى, مطوي
stainless steel, inox, acier inoxydable, ستانلس, ستانلس ستيل, فولاذ مقاوم للصدأ, استيل, stainless, ss steel, inoxydable, ss304, ss316, ستانليس, ستينلس, استنلس, استانلس, إستانلس, استانلس ستيل, إينوكس, اينوكس, ستيل لا يصدأ, لا يصدأ
biometric, biométrique, بيومتري, بصمة
natural, naturel, طبيعي, طبيعية, nature, pure natural, naturelle, طبيعيه
powder, poudre, بودرة, مسحوق, باودر, powdered, poudres, باودرة, بدرة, مطحون, مسحوقة, moulu
liquid, liquide, سائل, سوائل, liquids, fluid, fluide, سايل, liquides, سائلة
roll, rouleau, bobine, رول, رولات, لفة, لفائف, rolls, reel, rouleaux, لفات, بكرة, بكرات, رولة, bobines, roulo
reverse osmosis, ro, osmose inverse, تناضح عكسي, تحلية مياه
zellige, zellij, زليج
`;
