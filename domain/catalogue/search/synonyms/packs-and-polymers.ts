/** One group a line; the first word names the group in the index and so must not change lightly. */
export const PACKS_AND_POLYMERS = `
export carton, export box, caisse export, carton export, كرتون تصدير, كراتين تصدير, كرتون شحن, كراتين شحن
moving box, carton de déménagement, carton déménagement, كراتين نقل, كرتون نقل عفش, كراتين نقل عفش
pizza box, boîte à pizza, boite pizza, علب بيتزا, كرتون بيتزا, علبة بيتزا
cake box, boîte à gâteau, boite pâtissière, علبة كيك, علب كيك, كرتون حلويات, علب حلويات
double wall, double cannelure, دبل وول, جدار مزدوج
single wall, simple cannelure, طبقة واحدة مموجة, سنجل وول
ply, layer, épaisseur, طبقة, طبقات, couches
kraft paper, papier kraft, ورق كرافت, ورق كرفت, ورق بني
kraft, كرافت, كرفت, كرافت بني
cardboard sheet, corrugated sheet, plaque de carton, feuille de carton, ألواح كرتون, شيت كرتون, لوح كرتون, كرتون فرخ
edge protector, corner protector, corner board, angle board, cornière carton, protège-angle, cornière de protection, زوايا كرتون, زاوية كرتون, زوايا حماية, زوايا ورقية, كورنر كرتون, حامي زوايا, زوايا بالتات
honeycomb, nid d'abeille, هني كومب, كرتون خلية نحل
grease-proof, greaseproof, grease proof, oil proof, oil resistant, ingraissable, anti-graisse, résistant aux graisses, مقاوم للزيت, مقاوم للدهون, ضد الزيت, عازل للدهون, لا يسرب الزيت
butter paper, baking paper, parchment paper, greaseproof paper, papier sulfurisé, papier cuisson, papier beurre, ورق زبدة, ورق خبز, ورق فرن
wrapping paper, papier d'emballage, papier cadeau, ورق تغليف, ورق هدايا, ورق تغليف هدايا, ورق لف
rigid box, magnetic box, coffret rigide, coffret aimanté, boîte rigide, علب صلبة, علبة مغناطيسية, علب مغناطيسية, علب هدايا صلبة, علبة صلبة, بوكسات فخمة, بوكس فخم, علب فخمة, علبة فخمة, كراتين فخمة, صناديق فخمة, luxury box, luxury boxes, luxury packaging, premium box, coffret luxe, coffrets luxe, coffret de luxe, boîte de luxe, emballage de luxe, boks fa5m
magnetic, magnet, magnétique, aimanté, aimant, مغناطيسي, مغناطيس, ماجنتيك
perfume box, coffret parfum, étui parfum, علبة عطر, علب عطور, كرتون عطور
perfume bottle, flacon de parfum, flacon parfum, زجاجة عطر, زجاجات عطور, قوارير عطور, قزايز عطور, أقزاز عطور
pump bottle, lotion pump, flacon pompe, pompe à savon, عبوة بمضخة, عبوات بمضخة, عبوة بضغاط, علب بمبة
spray bottle, sprayer, trigger spray, atomizer, pulvérisateur, vaporisateur, flacon spray, بخاخ, بخاخات, عبوة بخاخ, رشاشة
spray, pulvérisation, سبراي, يرش, spraying, pulvériser, رشاش
dropper, dropper bottle, compte-gouttes, flacon compte-gouttes, pipette compte-gouttes, قطارة, قطارات, عبوة قطارة
plastic bottle, bouteille plastique, bouteille en plastique, flacon plastique, قوارير بلاستيك, زجاجات بلاستيك, قارورة بلاستيك, عبوات بلاستيك, عبوة بلاستيك, بطل بلاستيك, أزايز بلاستيك
pet bottle, bouteille pet, flacon pet, عبوات pet, عبوات بيت, زجاجات بيت, قوارير بيت
glass bottle, bouteille en verre, bouteille verre, flacon en verre, زجاجات زجاج, قوارير زجاج, قارورة زجاج, عبوات زجاج, عبوات زجاجية, قناني زجاج, قوارير زجاجية, بطل زجاج
glass jar, bocal en verre, bocal verre, pot en verre, برطمان زجاج, برطمانات زجاج, مرطبان زجاج, مرطبانات زجاج, برطمانات زجاجية, قطرميز زجاج, مرطبانات زجاجية
honey jar, pot à miel, pot de miel, برطمان عسل, مرطبان عسل, علب عسل, عبوات عسل
cosmetic jar, cream jar, pot cosmétique, pot de crème, علبة كريم, علب كريم, عبوات كريم, برطمان كريم
screw cap, twist off, twist-off, screw lid, bouchon à vis, couvercle à vis, غطاء لولبي, أغطية لولبية, غطاء برم, غطا قلاووظ
squeeze tube, tube cosmétique, تيوب كريم, أنبوب كريم, تيوبات كريم
vial, fiole pharmaceutique, فيال, قنينة حقن
water gallon, gallon bottle, bonbonne, bonbonne d'eau, جالون مياه, قوارير 5 جالون, دبة ماء, قارورة ماء كبيرة, جالون ماء, قالون ماء
aerosol can, aérosol métallique, علبة أيروسول, علبة ايروسول
stackable can, bidon empilable, bidon gerbable, jerrican gerbable, جركن قابل للتكديس, جالون قابل للتكديس
shopping bag, carrier bag, retail bag, sac de courses, sac shopping, sac caisse, cabas, كيس تسوق, أكياس تسوق, شنطة تسوق, شنط تسوق, أكياس محلات, أكياس سوبرماركت, كيس متجر, شنط محلات, أكياس بقالة, grocery bag
tote bag, cloth bag, fabric bag, cotton bag, canvas bag, jute bag shopping, sac en tissu, sac tissu, sac en toile, tote, كيس قماش, أكياس قماش, شنطة قماش, شنط قماش, أكياس قماشية, حقيبة قماش, أكياس قطن
non-woven bag, non woven bag, nonwoven bag, sac non tissé, sac intissé, أكياس غير منسوجة, شنط نان وفن, أكياس نون ووفن, كيس غير منسوج
non-woven, nonwoven, non woven, spunbond, non tissé, intissé, غير منسوج, غير منسوجة, نان وفن, نون ووفن, سبنبوند
woven, tissé, tissée, tissés, منسوج, منسوجة
jumbo bag, fibc, bulk bag, big bag fibc, sac big bag, super sac, كيس جامبو, أكياس جامبو, شوال جامبو, بج باج, بيج باج, جامبو باج
cement bag, cement sack, sac de ciment, sac ciment, كيس إسمنت, أكياس إسمنت, شيكارة أسمنت, شكارة سيمان, شوال أسمنت, كيس سمنت
rice bag, rice sack, sac de riz, sac à riz, كيس أرز, أكياس أرز, أكياس رز, خيشة رز, شوال رز
coffee bag, coffee pouch, sac à café, sachet café, أكياس قهوة, كيس قهوة, أكياس بن
vacuum bag, vacuum pouch, sac sous vide, sachet sous vide, كيس فاكيوم, أكياس فاكيوم, أكياس تفريغ هواء, أكياس شفط
zipper bag, zip, zipper, fermeture zip, fermeture éclair, zippé, سحاب, سحابات, سوستة, زيبر, سنسلة
twisted handle, poignée torsadée, poignées torsadées, مقبض مجدول, مسكة حبل, يد مبرومة, يد مجدولة
garment bag, housse de vêtement, housse à vêtement, كفر ملابس, كيس ملابس, أكياس ملابس, غطاء بدلة
cling film, cling wrap, food wrap, plastic wrap, food film, film alimentaire, film plastique alimentaire, نايلون طعام, نايلون لاصق, فيلم غذائي, سلوفان طعام, كلينج فيلم, رول نايلون أكل, تغليف طعام
cellophane, bopp, bopp film, film bopp, سلوفان, سوليفان, سلفان, سيلوفان, أفلام bopp
plastic sheet roll, plastic sheeting, polythene sheet, bâche plastique, film polyane, polyane, نايلون بناء, نايلون رول, مشمع بلاستيك, شيت نايلون
tarpaulin, tarp, bâche, مشمع, شادر, شوادر, تربال, شراع, طربال, طرابيل, باش
greenhouse film, agricultural film, mulch film, film agricole, film de serre, film de paillage, نايلون زراعي, بلاستيك زراعي, أغشية زراعية, ملش, بلاستيك بيوت محمية
greenhouse, serre, بيت محمي, بيوت محمية, صوبة, صوب زراعية, بيوت بلاستيكية, دفيئة
masking tape, ruban de masquage, papier cache, شريط ورقي, تيب ورقي, لزق دهان, شريط تغطية
double sided tape, double-sided tape, double face, ruban double face, adhésif double face, لاصق وجهين, تيب وجهين, دبل فيس, شريط وجهين, سكوتش وجهين
duct tape, cloth tape, ruban toilé, gaffer, شريط قماشي, دكت تيب, لزق قماش
strapping, strap, strapping band, packing strap, pet strap, pp strap, steel strap, feuillard, cerclage, feuillard de cerclage, feuillard pet, feuillard plastique, شريط حزم, شريط تحزيم, شرائط تحزيم, شرائط ربط, شنبر, حزام تربيط, تحزيم, سيور تربيط, شريط تربيط, أشرطة حزم, شنابر, سير تحزيم, patti, plastic patti, patti roll, box patti, packing patti, strapping patti, strapping roll, packing strip, plastic strap, bande de cerclage, ruban de cerclage, شمبر, شنبر تربيط, شمبر بلاستيك, شنبر بلاستيك, سير ربط, شريط شنبر, فويار
thermal label, direct thermal label, étiquette thermique, ملصق حراري, ملصقات حرارية, استيكر حراري, ليبل حراري, ستيكر حراري
shipping label, courier label, delivery label, awb label, étiquette d'expédition, étiquette transport, étiquette d'envoi, ملصق شحن, ملصقات شحن, بوليصة شحن, استيكر شحن, ليبل شحن, ملصقات بوالص
thermal roll, receipt roll, till roll, pos roll, thermal paper, papier thermique, rouleau thermique, bobine thermique, رول حراري, ورق كاشير, رول كاشير, ورق حراري, رولات كاشير, بكر كاشير
thermal, thermique, حراري, حرارية, ثيرمال, الحرارية
ribbon, thermal ribbon, ruban transfert thermique, ريبون, حبر ليبل, شريط حبر
price tag, hang tag, étiquette de prix, étiquette prix, تيكت سعر, بطاقة سعر, بطاقات أسعار, استيكر سعر
security seal, plastic seal, container seal, plomb de scellé, scellé, سيل حاوية, أقفال حاويات, ختم أمان, سيل أمان
foam box, ice box, cool box, cooler box, thermal box, glacière, caisse isotherme, bac polystyrène, صندوق فلين, صناديق فلين, علبة فلين, آيس بوكس, حافظة تبريد, صندوق تبريد, آيسبوكس, ترمس ثلج
egg tray, egg carton, boîte à oeufs, plateau à oeufs, plateau oeuf, طبق بيض, أطباق بيض, كرتون بيض, صواني بيض
tray, plateau, barquette plateau, صينية, صواني, صحن تقديم, طيفور
foam tray, styrofoam tray, barquette polystyrène, صحن فلين, أطباق فلين, صحون فلين
aluminium container, foil container, foil tray, barquette aluminium, barquette alu, علب ألمنيوم, صواني ألمنيوم, صحون قصدير, أطباق فويل, علب قصدير, علب فويل, صحون ألمنيوم
paper cup, gobelet papier, gobelet en papier, كوب ورقي, كاسات ورق, كاس ورق, أكواب ورق, كبايات ورق
coffee cup, gobelet à café, gobelet café, tasse à café, كوب قهوة, أكواب قهوة, كاسات قهوة, فناجين قهوة, كاس قهوة
plastic cup, gobelet plastique, كوب بلاستيك, كاسات بلاستيك, أكواب بلاستيك, كبايات بلاستيك
salad bowl, bowl, bol, saladier, زبدية أكل, وعاء سلطة, سلطانية, بول ورقي, سلاطين, علبة سلطة
disposable plate, paper plate, assiette jetable, assiette en carton, صحون ورق, صحون بلاستيك, أطباق استعمال مرة, صحون سفري, أطباق ورق, صحن كرتون
disposable cutlery, plastic cutlery, plastic spoon, couvert jetable, couverts jetables, couverts plastique, ملاعق بلاستيك, شوك بلاستيك, ملاعق سفري, أدوات أكل سفري, ملاعق سفرية, عدة أكل
wooden cutlery, wooden spoon, couverts en bois, couvert bois, cuillère en bois, ملاعق خشب, شوك خشب, أدوات مائدة خشبية, ملعقة خشب, شوك وملاعق خشب
knife, couteau, سكين, سكاكين, سكينة
spoon, cuillère, ملعقة, ملاعق, خاشوقة, كفشة, m3l9a
fork, fourchette, شوكة, شوك طعام
virgin, prime grade, vierge, بكر, خام بكر, فيرجن, أصلي خام
blow grade, blow moulding grade, grade soufflage, qualité soufflage, درجة نفخ, خام نفخ, جريد نفخ, blow dana, blowing grade, blow material, bottle grade
film grade, qualité film, grade film, خام أفلام, خام فيلم, درجة أفلام, جريد فيلم
injection grade, qualité injection, grade injection, خام حقن, درجة حقن, جريد حقن
raffia, raffia grade, yarn grade, raphia, رافيا, خام رافيا, رفيا
homopolymer, homopolymère, هوموبوليمر, هوموبوليمير, هومو
copolymer, copolymère, كوبوليمر, كوبوليمير, بلوك كوبوليمر
polymer, polymère, بوليمر, بوليمرات, مبلمر
compound, composé, compounding, مركب, كومباوند, مركبات بلاستيك
plasticizer, plasticiser, plastifiant, ملدن, ملدنات, dop, بلاستيسايزر
heat stabiliser, heat stabilizer, stabilisant, مثبت, مثبتات, مثبت حراري
calcium carbonate, caco3, filler, filler masterbatch, carbonate de calcium, charge minérale, كربونات كالسيوم, كربونات الكالسيوم, فيلر, مالئ
carbon black, noir de carbone, كربون بلاك, أسود الكربون, كربون أسود, سناج
antioxidant, anti-oxidant, antioxydant, مضاد أكسدة, مضاد للأكسدة, مضادات أكسدة
uv stabilizer, uv protection, anti-uv, uv resistant, anti uv, stabilisant uv, مضاد للأشعة, مقاوم للشمس, مقاوم للأشعة, ضد الشمس
flame retardant, fire retardant, retardateur de flamme, ignifugeant, مثبط لهب, مقاوم للهب, مانع احتراق
colour masterbatch, color masterbatch, coloured masterbatch, mélange-maître coloré, masterbatch couleur, ماستر باتش ملون, ماستر باتش ألوان, ألوان بلاستيك, لون بلاستيك
white masterbatch, mélange-maître blanc, masterbatch blanc, ماستر باتش أبيض, ماستر أبيض
black masterbatch, mélange-maître noir, masterbatch noir, ماستر باتش أسود, ماستر أسود
flake, pet flake, paillette, paillettes pet, flocon, رقائق بيت, فليكس بيت, رقائق
chip, copeau, شيبس خام, رقاقة
colour, color, coloured, colored, couleur, coloré, لون, ألوان, ملون, ملونة
transparent, clear, clear plastic, شفاف, شفافة, transparente, شفافية
eva, ethylene vinyl acetate, éthylène-acétate de vinyle, إيفا, ايفا فوم
hips, high impact polystyrene, polystyrène choc, هيبس
ppc, pp copolymer, polypropylene copolymer, pp copolymère, polypropylène copolymère, بولي بروبيلين كوبوليمر, بي بي كوبوليمر
pph, pp homopolymer, polypropylene homopolymer, pp homopolymère, polypropylène homopolymère, بولي بروبيلين هوموبوليمر
`;
