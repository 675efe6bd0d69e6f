/** One group a line; the first word names the group in the index and so must not change lightly. */
export const CONSUMER_GOODS = `
perfume, fragrance, cologne, parfum, عطر, عطور, بارفان, برفان, 3atr, 3itr, itr, scent, perfum, عطورات, ريحة, برفيوم, بيرفيوم, كولونيا, 3otor, 3utur, otour, parfums
eau de parfum, edp, أو دو برفان, ماء عطر, او دي بارفان, أو دو بارفان, أو دي برفيوم
eau de toilette, edt, ماء تواليت, أو دو تواليت, او دي تواليت, او دو توالت
oud, oudh, agarwood, bois d'agar, عود, دهن عود, 3oud, ood, aoud, aloeswood, oud oil, dehn oud, dehen oud, huile d'oud, عود كمبودي
bakhoor, bukhoor, bakhour, incense, encens, بخور, b5oor, bakhur, bkhour, b5our, bkhoor, دخون, مبثوث, agarbatti, incense stick, bâton d'encens, أعواد بخور, thiouraye, tiouraye, thiouray, thiouraï, cuuray, curaay, churai, usaye, gowé, encens sénégalais, encens africain, turaren wuta, turare, uunsi, unsi, اونسي, بخور تيجاني, دخان عود, دقة عود, لبان دكر بخور, معمول بخور, bakhour oud
musk, musc, مسك, misk, mesk
amber, ambre, عنبر, anbar
henna, henné, حناء, حنة, 7enna, heena, hena, mehndi, mehendi, حنا, lhenna, poudre de henné
kohl, khôl, كحل, ko7l, surma, kajal, eyeliner, khol, آيلاينر, ايلاينر, مكحلة
cosmetic, cosmétique, مستحضر تجميل, مستحضرات تجميل, تجميل, كوزمتك, beauty product, produit de beauté, beauté, مواد تجميل, كوزماتيك, كوزمتكس, أدوات تجميل
makeup, make-up, maquillage, مكياج, ماكياج, ميك اب, ميكب, مكياجات, ميكاب
lipstick, rouge à lèvres, أحمر شفاه, روج, قلم حمرة, lip stick, lip gloss, gloss, حمرة شفاه, حمرة, روج شفايف, أرواج, عكر فاسي
skin cream, crème de soin, cream, crème, كريم, كريمات, face cream, crème visage, crème pour le visage, كريم وجه, كريم بشرة, krim
moisturizer, moisturiser, hydratant, crème hydratante, مرطب, مرطبات, moisturizing, moisturising, hydratante, ترطيب, مرطب بشرة
serum, sérum, سيروم, سيرم, siroum
sunscreen, sunblock, crème solaire, écran solaire, واقي شمس, واقي شمسي, واقيات الشمس, sun cream, sun block, spf, صن بلوك, صن سكرين, كريم شمس
shampoo, shampooing, shampoing, شامبو, شامبوهات, shampo, champoing, شامبوان, شمبو, شامبوا, chambo
conditioner, après-shampooing, après-shampoing, بلسم, بلسم شعر, hair conditioner, كونديشنر, démêlant
hair, cheveux, capillaire, شعر, sha3r
hair oil, huile capillaire, زيت شعر
hair dye, coloration capillaire, صبغة شعر, صبغات شعر, hair colour, hair color, teinture cheveux, coloration cheveux, صبغة للشعر, صباغة شعر
soap, savon, صابون, صابونة, saboon, saboun, sabun, soap bar, bar soap, savonnette, صابونات, صوابين, saboune, saboona
shower gel, body wash, gel douche, جل استحمام, شاور جل, غسول جسم, shower cream, bath gel, gel de douche, سائل استحمام, غسول استحمام, شامبو جسم
toothpaste, dentifrice, معجون أسنان, ma3joon asnan, tooth paste, pâte dentifrice, معجون سنان, كولجيت, سنسوداين, معاجين أسنان
toothbrush, brosse à dents, فرشاة أسنان, فرشة أسنان, tooth brush, فرش أسنان, فراشي أسنان, شيتة سنان
mouthwash, bain de bouche, غسول فم, مضمضة
deodorant, déodorant, antiperspirant, مزيل عرق, مزيلات عرق, ديودرنت, deo, anti-transpirant, رول أون, مزيل روائح, مزيل تعرق
razor, rasoir, شفرة حلاقة, شفرات حلاقة, موس حلاقة, ماكينة حلاقة, razor blade, shaver, lame de rasoir, lame à raser, أمواس حلاقة, شفرات, جيليت, gillette
shaving, rasage, حلاقة, 7ilaqa
wipe, lingette, wet wipe, مناديل مبللة, محارم مبللة, baby wipe, lingette bébé, لانجيت, وايبس, wet tissue, وايبز
tissue, mouchoir, facial tissue, مناديل, محارم, كلينكس, manadeel, kleenex, paper tissue, papier mouchoir, mouchoir en papier, ورق محارم, منديل, كلينيكس, محرمة, فاين
diaper, nappy, couche-culotte, couche bébé, حفاضات, حفاظات, بامبرز, حفاض, pampers, baby diaper, couche jetable, couches bébé, حفاظ, حفاظة, ليكوش, بمبرز, حفائظ, huggies, pampars
sanitary pad, serviette hygiénique, فوط صحية, sanitary napkin, sanitary towel, feminine pad, serviette périodique, أولويز, فوط نسائية, حفاضات نسائية
detergent, détergent, lessive, منظف, مسحوق غسيل, صابون غسيل, تايد, munazif, washing powder, laundry powder, laundry detergent, laundry liquid, washing liquid, laundry soap, lessive liquide, lessive en poudre, بودرة غسيل, سائل غسيل, منظف غسيل, منظف ملابس, صابون بودرة, اريال, ariel, omo, اومو, tide
dishwashing liquid, dish soap, liquide vaisselle, سائل جلي, سائل غسيل أطباق, صابون صحون, dishwashing, dishwash, dish wash, washing up liquid, liquide à vaisselle, produit vaisselle, فيري, fairy, بريل, pril, صابون مواعين, صابون جلي, سائل مواعين, صابون أطباق, جلي صحون
cleaner, nettoyant, cleaning product, منظفات, مواد تنظيف, ملمع, all purpose cleaner, nettoyant multi-usages, produit ménager, produit d'entretien, منظف متعدد, مواد نظافة, مستحضرات تنظيف
bleach, javel, eau de javel, chlorine, مبيض, كلور, كلوركس, قاصر, klor, clorox, جافيل, ماء جافيل, كلوروكس, هايبو, hypo, هيبوكلوريت, hypochlorite
disinfectant, désinfectant, مطهر, ديتول, mutahir, dettol, antiseptic, antiseptique, مطهرات, germicide, ديتول مطهر
softener, fabric softener, adoucissant, assouplissant, منعم أقمشة, منعم ملابس, downy, داوني, soupline, منعم غسيل, ملين ملابس, معطر ملابس
sponge, éponge, إسفنجة, سفنجة, إسفنج, ليفة, ليفة جلي, سفنجات, scrubber, scouring pad, tampon à récurer, سلك مواعين
broom, balai, mop, مكنسة, ممسحة, مقشة, serpillière, مكانس, مماسح, شرشوبة, مساحة أرضيات, balayette
air freshener, désodorisant, معطر جو, ملطف جو, room freshener, room spray, parfum d'ambiance, désodorisant d'intérieur, معطرات جو, معطر غرف, فواحة
candle, bougie, شمعة, شموع, شمعات, شمعدان شمع, chem3a
garment, clothing, vêtement, ملابس, ألبسة, هدوم, clothes, apparel, ثياب, لبس, حوايج, prêt-à-porter, habillement, hdoum
abaya, abaja, عباية, عباءة, 3abaya, abayah, عبايات, عبي نسائية, abayat
towel, serviette de bain, منشفة, مناشف, فوطة, فوط, bath towel, hand towel, serviette, serviette éponge, بشكير, بشاكير, منشفة حمام, minshafa
toy, jouet, لعبة, ألعاب, لعب أطفال, ألعاب أطفال
gift, cadeau, هدية, هدايا, giveaway, goodies, هدية تذكارية, hadaya, hadiya
pen, stylo, قلم, أقلام, ballpoint, ball pen, stylo à bille, قلم حبر, ستيلو, قلم جاف
notebook, cahier, دفتر, كراسة, copybook, exercise book, كشكول, دفاتر, كراسات, كراريس
`;
