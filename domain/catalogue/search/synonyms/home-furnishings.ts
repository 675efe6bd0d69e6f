/** One group a line; the first word names the group in the index and so must not change lightly. */
export const HOME_FURNISHINGS = `
cushion, coussin, تكاية, تكايات, خدادية, خداديات, مسند, مساند, وسادة
duvet, quilt, comforter, couette, لحاف, لحف, دوفيه
bookcase, bookshelf, bibliothèque, مكتبة, مكتبات, رف كتب, مكتبة كتب, المكتبة
bedside table, nightstand, night stand, table de chevet, chevet, كومودينو, كوميدينو, كمودينة, كومدينة, كمدينو, طاولة سرير, طاولة جانب السرير
coffee table, centre table, center table, table basse, طاولة وسط, طاولة قهوة, طربيزة وسط, ترابيزة صالون, طاولة صالة
dining table, dining set, dining room, table à manger, salle à manger, ensemble repas, طاولة طعام, طاولة سفرة, سفرة, طقم طعام, ترابيزة سفرة, طقم سفرة, غرفة سفرة, طاولات طعام
meeting table, conference table, boardroom table, table de réunion, table de conférence, طاولة اجتماعات, ترابيزة اجتماعات, طاولة اجتماع, طاولة مؤتمرات
meeting, conference, boardroom, réunion, conférence, اجتماع, اجتماعات, مؤتمر, مؤتمرات
executive desk, manager desk, boss table, bureau de direction, bureau directeur, مكتب مدير, مكتب تنفيذي, مكتب مدراء
workstation, cubicle, poste de travail, ورك ستيشن, محطة عمل, خلية عمل, محطات عمل
reception desk, reception counter, comptoir d'accueil, banque d'accueil, كاونتر استقبال, مكتب استقبال, كونتر استقبال, كاونتر
reception area, lobby, lounge, foyer, لوبي, ردهة, بهو, استقبال, صالة استقبال, salon d'accueil
filing cabinet, file cabinet, filing cupboard, classeur métallique, armoire de classement, classeur à tiroirs, armoire à dossiers, خزانة ملفات, خزائن ملفات, دولاب ملفات, شانون ملفات, شانون, كابينة ملفات
file folder, folder, document, dossier, ملف, ملفات, فايل
steel cupboard, steel almirah, metal locker, locker, armoire métallique, vestiaire métallique, vestiaire, دولاب حديد, خزانة حديد, خزانة معدنية, لوكر, لوكرات, دولاب معدني, كبت حديد
banquet chair, chiavari chair, event chair, chaise de banquet, chaise banquet, كراسي حفلات, كرسي حفلات, كراسي أفراح, كراسي قاعات, كراسي أعراس, كراسي مناسبات
stackable, stacking, empilable, gerbable, superposable, قابل للتكديس, قابلة للتكديس, قابل للتراص, يتكدس, ستاكبل
plastic chair, chaise plastique, chaise en plastique, كرسي بلاستيك, كراسي بلاستيك
stool, tabouret, bar stool, تابوريه, كرسي بار, طبرية, اسكملة, إسكملة
bench, banc, بنش, مقعد طويل, دكة, كنبة طويلة
recliner, fauteuil relax, ريكلاينر, كرسي استرخاء, كرسي هزاز
bunk bed, lit superposé, lits superposés, سرير دورين, سرير طابقين, سرير طوابق, أسرة طابقين
king size bed, king bed, double bed, lit double, lit king, grand lit, سرير كينج, سرير كينغ, سرير مزدوج, سرير نفرين, سرير دوبل
single bed, twin bed, lit simple, lit une place, سرير نفر, سرير مفرد, سرير فردي
baby cot, baby bed, crib, cot, lit bébé, berceau, سرير أطفال, سرير بيبي, سرير رضيع, مهد
headboard, tête de lit, ظهر سرير, لوح سرير, لوح خلفي, هيدبورد
bed base, box spring, sommier, قاعدة سرير, بوكس سبرنج, سومية
mattress protector, mattress cover, protège-matelas, alèse, واقي مرتبة, غطاء مرتبة, لباد, حامي مرتبة
pillowcase, pillow cover, taie d'oreiller, كيس مخدة, غطاء وسادة, أكياس مخدات, بيت مخدة
bathrobe, peignoir, روب حمام, برنص, روب استحمام, بشكير روب
bed linen set, hotel linen, linen, linge d'hôtel, linge de maison, ensemble draps, بياضات, بياضات فنادق, مفارش فنادق, بياضات فندقية, مفروشات فندقية, لينن
bedspread, bed cover, couvre-lit, dessus de lit, مفرش, مفارش, غطاء سرير, مفرش سرير, كوفرتة
tablecloth, table cloth, nappe, مفرش طاولة, شرشف طاولة, غطاء طاولة, مفارش طاولات, نابة
flax, lin, كتان
velvet, velours, مخمل, قطيفة, مخملي, بليش
silk, soie, حرير, حريري
polyester, بوليستر, بولستر, tergal, البوليستر
jacquard, جاكار, جكار, جاكارد
chiffon, sheer, voile, mousseline, شيفون, فوال
denim, jean, جينز, دنيم
sadu, sadou, al sadu, سدو, السدو
yarn, thread, filé, غزل, خيوط غزل, خيط, خيوط
upholstery, upholstered, ameublement tissu, tapissé, tapisserie, rembourré, تنجيد, منجد, منجدة, تنجيدات
upholstery fabric, sofa fabric, tissu d'ameublement, tissu canapé, أقمشة تنجيد, قماش تنجيد, قماش كنب, أقمشة كنب
foam, mousse, إسفنج, سفنج, فوم, إسفنج ضغط, bonded foam
wall-to-wall carpet, fitted carpet, broadloom, carpet roll, moquette, rouleau moquette, موكيت رول, موكيت رولات, رول موكيت, موكيت لفات
carpet tile, dalle de moquette, moquette en dalle, بلاط موكيت, موكيت بلاط, موكيت مربعات
mosque carpet, masjid carpet, tapis mosquée, tapis de mosquée, سجاد مساجد, فرش مساجد, سجاد مسجد, موكيت مساجد, سجاد جوامع, زرابي المساجد, sejjad masajid
doormat, door mat, entrance mat, paillasson, دواسة, دعاسة, دواسات, ممسحة أرجل, دعسة
mat, natte, حصير, حصيرة, بساط, حصر
blackout curtain, black out curtain, rideau occultant, rideau obscurcissant, ستارة تعتيم, ستائر تعتيم, ستارة بلاك اوت, ستائر بلاك أوت, ستائر معتمة, بلاك اوت, ستاير بلاك اوت, blackout curtains
blind, roller blind, window blind, store enrouleur, store vénitien, ستارة رول, ستائر رول, بلايند, ستائر شرائح, blinds
curtain rail, curtain rod, tringle, tringle à rideaux, سكة ستارة, سكك ستائر, ماسورة ستارة, عمود ستارة
wardrobe set, dressing room, dressing, غرفة ملابس, درسنج, دريسنج
tv stand, tv unit, tv table, meuble tv, طاولة تلفزيون, طاولة تلفاز, تي في يونت, وحدة تلفاز
dressing table, vanity, coiffeuse, تسريحة, تسريحات, تواليت غرفة نوم
shoe rack, meuble à chaussures, جزامة, رف أحذية, خزانة أحذية
pallet racking, pallet rack, warehouse racking, storage rack, heavy duty rack, rayonnage à palettes, rack à palettes, رفوف تخزين, رفوف مستودعات, أرفف مستودعات, راكات تخزين, استندات تخزين, rayonnage industriel
display stand, gondola, gondola shelving, présentoir, gondole, ستاند عرض, استاند عرض, جندول, رفوف سوبرماركت, رفوف محلات
school desk, student desk, table d'école, table-banc, pupitre, طاولة مدرسية, مقعد دراسي, تختة مدرسة, طاولات طلاب
whiteboard, white board, tableau blanc, سبورة, سبورات, وايت بورد, لوح أبيض
safe, safe box, coffre-fort, خزنة, خزنات, تجوري, خزينة
ergonomic, ergonomique, إرجونومي, صحي للظهر, مريح للظهر, طبي للظهر
mesh chair, chaise résille, siège résille, fauteuil résille, كرسي شبك, كراسي شبك, كرسي شبكي, كرسي شبكي مكتب
walnut wood, noyer, خشب جوز, خشب الجوز, جوز تركي
oak, chêne, بلوط, سنديان, خشب أوك, أرو
beech, beech wood, hêtre, زان, خشب زان
solid wood, bois massif, خشب صلب, خشب طبيعي, خشب مصمت, خشب ماسيف
veneer, placage, قشرة, قشرة خشب, فنير
acacia, أكاسيا, سنط
teak, teck, تيك, خشب تيك, صاج هندي
chest of drawers, dresser, commode à tiroirs, شيفونيرة, شوفونيرة, كومودا, أدراج تخزين
spring mattress, matelas ressort, matelas à ressorts, مرتبة سوست, مرتبة زنبرك, مرتبة سبرنج
memory foam, mousse à mémoire, mémoire de forme, ميموري فوم, إسفنج ذاكرة
outdoor furniture, garden furniture, patio furniture, mobilier de jardin, salon de jardin, meuble de jardin, أثاث حدائق, أثاث خارجي, جلسات خارجية, جلسات حدائق, أثاث حديقة
`;
