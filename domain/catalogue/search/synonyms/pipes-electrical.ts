/** One group a line; the first word names the group in the index and so must not change lightly. */
export const PIPES_ELECTRICAL = `
drainage pipe, sewer pipe, drain pipe, soil pipe, sewage pipe, tuyau d'évacuation, tube évacuation, tuyau pvc évacuation, أنابيب صرف, مواسير صرف صحي, أنابيب صرف صحي, مواسير مجاري, بايب صرف
drainage, sewage, sewer, évacuation, assainissement, égout, صرف صحي, مجاري, تصريف مياه
plumbing, plomberie, plumber, سباكة, أدوات سباكة, بلمبينج, مواد سباكة, plombier
ppr, ppr pipe, tube ppr, tuyau ppr, بي بي ار, مواسير بي بي ار, مواسير ppr, أنابيب حرارية, أنابيب ppr
pex, pipe pex, multicouche, tube multicouche, ماسورة بكس
hdpe pipe, pe pipe, polyethylene pipe, poly pipe, tuyau pehd, tube pehd, tuyau polyéthylène, ماسورة بولي ايثيلين, مواسير بولي ايثيلين, أنابيب بولي إيثيلين, مواسير hdpe, ليات بولي ايثيلين
coil, لفة أنبوب, كويل, ملف أنابيب
pressure, pression, ضغط, بريشر
coupling, socket joint, manchon, كبلن, كوبلنج, كوبلينج, جلبة, مانشون
tee, té raccord, مشترك, تي سباكة, مسلوب
reducer, réducteur, réduction, مخفض, نقاصة, ريديوسر, مسلوبة
pipe clamp, clamp, collier, collier de serrage, قفيز, كلبس, كلامب, مشبك أنبوب, كليبس
teflon tape, ptfe tape, thread seal tape, ruban téflon, téflon, تيفلون, شريط تفلون, تفلون
check valve, non-return valve, clapet anti-retour, صمام عدم رجوع, محبس عدم رجوع, رداد, بلف عدم رجوع
ball valve, vanne à bille, vanne à boisseau, محبس كروي, صمام كروي, بلف كورة, محبس كورة
butterfly valve, vanne papillon, صمام فراشة, محبس فراشة, بلف فراشة
ductile iron, fonte ductile, ductile cast iron, حديد دكتايل, زهر مرن, حديد مطيل, دكتايل
cast iron, fonte, حديد زهر, حديد صب
water meter, compteur d'eau, عداد مياه, عداد ماء
pressure gauge, manometer, manomètre, ساعة ضغط, مقياس ضغط مياه, مانوميتر
float valve, floater, flotteur, robinet flotteur, عوامة, فلوتر, عوامات, طواشة
fire fighting, firefighting, fire extinguisher, extincteur, lutte incendie, incendie, طفاية حريق, طفايات, مكافحة حريق, مكافحة الحريق, إطفاء, مطفأة حريق
fire hose, lance incendie, خرطوم حريق, خراطيم حريق, خرطوم إطفاء
control cable, câble de commande, câble de contrôle, كيبل تحكم, كابل تحكم, كابلات تحكم, كوابل تحكم, كيبل كنترول
armoured cable, armored cable, swa cable, câble armé, كيبل مسلح, كابل مسلح, كابلات مسلحة, كيابل مسلحة, كوابل مسلحة
shielded, screened, blindé, مدرع, مغلف ضد التشويش, شيلد
house wire, house wiring, building wire, wiring, fil électrique, fil de câblage, câblage, سلك كهرباء, أسلاك كهرباء, سلك تمديدات, تمديدات كهربائية, تمديدات, أسلاك كهربائية, واير كهرباء, تمديد كهرباء, خيط كهرباء
flexible cable, flex cable, câble souple, كيبل مرن, كابل فلكسبل, سلك شعيرات, سلك مرن
network cable, lan cable, ethernet cable, cat6, cat6 cable, cat5, câble réseau, câble ethernet, كيبل نت, كيبل شبكة, كابل شبكة, كيبل انترنت, كيبلات شبكات, كابل نت, سلك نت, كات 6
coaxial cable, coax, câble coaxial, كيبل دش, كابل محوري, كيبل ستلايت
extension cord, power strip, extension lead, rallonge, multiprise, rallonge électrique, وصلة كهرباء, توصيلة كهرباء, مشترك كهرباء, توصيلات كهرباء, تمديدة كهرباء, رالونج
plug, fiche, fiche électrique, فيش كهرباء, قابس
cable gland, presse-étoupe, جلاند, كيبل جلاند, جلندات
cable tie, zip tie, collier rilsan, serre-câble, مربط كيابل, رباط كيبل, كيبل تاي, أفيز, تاي كيبل, ربطات كوابل
conduit, electrical conduit, gaine électrique, tube irl, مواسير كهرباء, ماسورة كهرباء, كوندويت, خرطوم كهرباء, أنابيب كهرباء, بواري كهرباء
junction box, boîte de dérivation, boîte de jonction, علبة توزيع, بواط, علبة كهرباء, جنكشن بوكس
insulating tape, insulation tape, electrical tape, ruban isolant, chatterton, شريط عازل, تيب كهرباء, لزاق كهرباء, شريط كهرباء, شاتيرتون
contactor, contacteur, كونتاكتور, كنتاكتور, كونتكتور
relay, relais, ريليه, ريلاي, مرحل
fuse, fusible, فيوز, فيوزات, فاصمة, مصهر
earthing, grounding, mise à la terre, piquet de terre, تأريض, أرضي كهرباء, إيرث
voltage stabilizer, stabilizer, stabiliser, avr, stabilisateur, régulateur de tension, منظم كهرباء, استبلايزر, منظم جهد, منظم فولت, ستابلايزر
ups, uninterruptible power supply, onduleur informatique, alimentation sans interruption, يو بي اس, مزود طاقة احتياطي, يو بي إس
switchboard, main switchboard, mdb, main distribution board, lv panel, low voltage panel, tgbt, tableau général basse tension, لوحة رئيسية, لوحات رئيسية, طبلون رئيسي, لوحة جهد منخفض
electric meter, energy meter, electricity meter, compteur électrique, عداد كهرباء, ساعة كهرباء, عدادات كهرباء
street light, street lamp, lamppost, streetlight, lampadaire, éclairage public, candélabre, أعمدة إنارة, عمود إنارة, إنارة شوارع, كشاف شارع, إنارة طرق, لمبات شوارع, عمدان إنارة, إضاءة شوارع, عمود نور
solar light, solar street light, solar lamp, lampadaire solaire, lampe solaire, éclairage solaire, projecteur solaire, إنارة شمسية, كشاف شمسي, كشافات شمسية, لمبة شمسية, كشاف طاقة شمسية, أعمدة إنارة شمسية, عمود إنارة شمسي, كشافات سولار, إنارة بالطاقة الشمسية
chandelier, lustre, ثريا, نجفة, نجف, ثريات
led strip, strip light, ruban led, bande led, شريط ليد, شرائط ليد, ليد بروفايل
downlight, panel light, led panel, spot encastré, dalle led, سبوت سقف, داون لايت, بانل لايت, بانل ليد
torch, flashlight, lampe torche, lampe de poche, كشاف يد, بيل, تورش, لايت يد
tube light, fluorescent, néon, tube néon, نيون, أنبوب فلورسنت, لمبة نيون
emergency light, exit light, bloc de secours, éclairage de secours, كشاف طوارئ, إنارة طوارئ, لوحة خروج
dry battery, aa battery, pile alcaline, حجر بطارية, بطارية جافة, حجارة بطاريات, بطاريات قلم
lithium battery, li-ion battery, batterie lithium, lithium, lifepo4, بطارية ليثيوم, بطاريات ليثيوم, ليثيوم, بطارية لثيوم
solar battery, deep cycle battery, gel battery, batterie solaire, batterie gel, بطارية شمسية, بطاريات شمسية, بطارية جل, بطاريات طاقة شمسية, بطارية طاقة شمسية
charge controller, mppt, régulateur de charge, régulateur solaire, منظم شحن, كنترولر شحن, منظم شحن شمسي
charger, chargeur, شاحن, شواحن, شارجر, chaahin
plastic tank, poly tank, plastic water tank, cuve plastique, réservoir plastique, خزان بلاستيك, خزانات بلاستيك, تانكي بلاستيك, خزان فايبر, خزان بولي إيثيلين
ibc, ibc tank, ibc tote, tote tank, intermediate bulk container, cubitainer, cuve ibc, conteneur ibc, خزان ibc, تنك مكعب, خزان مكعب, خزان بقفص, خزان آي بي سي, آي بي سي
plastic pallet, palette plastique, palette en plastique, طبلية بلاستيك, طبالي بلاستيك, بالتات بلاستيك, بالتة بلاستيك, منصات بلاستيكية, بليت بلاستيك, باليت بلاستيك, بالتات بلاستيكية
wooden pallet, wood pallet, palette bois, palette en bois, طبالي خشب, طبلية خشب, بالتات خشب, بالتة خشب
plastic box, storage box, storage bin, caisse de rangement, bac de rangement, bac plastique, صندوق تخزين, علبة تخزين, سلة بلاستيك, حافظة بلاستيك, سلال بلاستيك
acrylic, plexiglass, perspex, acrylique, plexiglas, أكريليك, اكريلك, بلكسي جلاس, بليكسي
road barrier, traffic barrier, traffic cone, barrière routière, cône de signalisation, حواجز مرورية, حاجز مروري, قمع مروري, أقماع مرورية, حواجز طرق
safety shoe, safety boot, chaussure de sécurité, botte de sécurité, حذاء سلامة, أحذية سلامة, سيفتي شوز, بوت سلامة, جزمة سيفتي
safety vest, reflective vest, hi-vis vest, gilet de sécurité, gilet réfléchissant, سترة عاكسة, صديري عاكس, جاكيت سلامة, فست سلامة
ppe, personal protective equipment, epi, équipement de protection individuelle, معدات وقاية, مهمات وقاية, معدات الحماية الشخصية, مهمات السلامة
goggle, lunettes de protection, نظارة سلامة, نظارات واقية, نظارات سلامة, safety eyewear, safety spectacles
harness, safety belt, harnais, حزام أمان, أحزمة أمان, حزام سلامة
abrasive, sandpaper, papier de verre, papier abrasif, صنفرة, ورق صنفرة, سنفرة, ورق زجاج
grinding disc, cutting disc, disque à tronçonner, disque de coupe, disque à meuler, ديسك قطع, حجر صاروخ, قرص قطع, قرص جلخ
angle grinder, meuleuse, disqueuse, صاروخ جلخ, جلاخة, صاروخ كهربائي, كوسرة
hammer, marteau, مطرقة, شاكوش, مطارق
wrench, spanner, clé plate, clé à molette, مفتاح ربط, مفتاح إنجليزي, بنسة
screwdriver, tournevis, مفك, مفكات, درنفيس, تورنفيس
plier, pliers, pince, زرادية, كماشة, بنس
welding machine, welder, poste à souder, soudeuse à l'arc, ماكينة لحام, مكينة لحام, مكنة لحام, آلة لحام
welding electrode, welding rod, électrode, baguette de soudure, سلك لحام, أسياخ لحام, إلكترود
wheelbarrow, brouette, عربة يدوية, عربانة, بروطة, برويطة, عربية رمل
trolley, hand truck, hand trolley, chariot, diable, عربة نقل, ترولي, عربانة نقل, عربية نقل, تروللي
`;
