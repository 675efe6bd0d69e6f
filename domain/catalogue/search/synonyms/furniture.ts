/** One group a line; the first word names the group in the index and so must not change lightly. */
export const FURNITURE = `
furniture, furnishing, meuble, mobilier, أثاث, مفروشات, عفش, موبيليا, athath, furnitures, ameublement, فرنيتشر, أثاثات, athat, meubles
chair, chaise, كرسي, كراسي, kursi, كرسى, karasi, krasi, kersi, chaises, الكراسي
office chair, chaise de bureau, fauteuil de bureau, كرسي مكتب, كراسي مكتب, task chair, desk chair, siège de bureau, executive chair, swivel chair, chaise pivotante, كرسي مكتبي, كرسي دوار, كراسي مكتبية, كرسي مدير
table, طاولة, طاولات, ترابيزة, ميز, tawla, ترابيزات, طربيزة, ميوز, tawlat, tarabeza, تيبل, طابلة
desk, bureau, مكتب, مكاتب, maktab, writing desk, work desk, مكتبي, مكاتيب, biro, بيرو, المكتب
sofa, couch, canapé, كنبة, كنب, صوفا, أريكة, قنفة, kanaba, settee, divan, كنبات, كنبايات, قنفات, أرائك, سدادر, سداري, صالون كنب, kanab, canapés, طقم كنب, أنتريه, انتريه, طخم, طخم قنفات, salon complet
armchair, fauteuil, كرسي بذراعين, فوتيه, فوتيهات, fotoy, فوتاي, كرسي فوتيه, single sofa
majlis, مجلس, جلسة عربية, salon marocain, مجالس, قعدة عربية, جلسات عربية, مجالس عربية, sedari, sedari marocain, floor seating, قعدات, banquette marocaine, banquettes marocaines, salon arabe, salon oriental, salon algérien, بنكيت, بانكيت, جلسة مغربية, صالون مغربي, diwaniya seating, farsh arabi, ديوانية, ديوانيات, diwaniya, diwaniyah, dewaniya
bed, lit, سرير, أسرة, تخت, sareer, أسرة نوم, تخوت, سراير, نموسية سرير, bedstead, srir
mattress, matelas, مرتبة, مراتب, فرشة, دوشق, مطرح, mattresses, مطرحة, مطارح, دواشق, فرشات, ماطلا, طراحة, matla, foam mattress, gadda
pillow, oreiller, مخدة, وسادة, مخدات, mkhadda, oreillers, مخاد, وسائد, وسادات, kouchane
blanket, couverture, بطانية, بطانيات, لحاف, حرام, بطاطين, بطانيه, حرامات, plaid, كاشة, زاورة, مانطة, manta
bed sheet, bedsheet, drap, شرشف, شراشف, ملاية, ملايات, bedding, bed linen, linge de lit, bedsheets, شرشف سرير, بياضات سرير, ملايات سرير, ليزار, drap de lit
wardrobe, closet, almirah, armoire, penderie, خزانة ملابس, دولاب, دواليب, كبت, خزانة, doolab, almira, almirahs, cupboard, placard, كبتات, خزانات ملابس, ماريو, كوبت, dolab
cabinet, meuble de rangement, كابينة, خزائن, خزانة ملفات, classeur, كبينة, كبائن, خزانة مكتب, كابنت
shelf, étagère, رف, رفوف, أرفف, shelving, rayonnage, أرفف تخزين, رف تخزين, ستاند رفوف, شلف
drawer, tiroir, درج, أدراج, drawers, جرار درج, جوارير, مجر, pedestal drawer, caisson à tiroirs, الدرج
carpet, rug, tapis, moquette, سجاد, سجادة, موكيت, زولية, زرابي, sijjad, sejad, زوالي, زربية, سجاجيد, كاربت, carpets, mouquette, موكت, sejjad, zarbia
curtain, rideau, ستارة, ستائر, برادي, بردة, curtains, voilage, ستاير, ريدو, برداية, setara, stayer
fabric, tissu, قماش, أقمشة, qomash, fabrics, cloth, étoffe, تيلة, أقمشه, gmash, 9omash, tissus
textile, نسيج, منسوجات, غزل ونسيج, المنسوجات
cotton, coton, قطن, قطني, qutn, 9otn, قطنية, cotonnade, kotn, 9oton
wool, laine, صوف, soof
leather, cuir, جلد, جلود, جلدي, جلد طبيعي, simili cuir, jeld
hotel, hôtel, hôtelier, فندق, فنادق, فندقي, hotels, hospitality, hôtellerie, أوتيل, اوتيلات, fondok
school, école, scolaire, مدرسة, مدارس, مدرسي, schools, ecole, مدرسية, أكاديمية, madrasa
kitchen, cuisine, مطبخ, مطابخ, matbakh, cuisines, كوزينة, matba5, مطابخ مركزية
bedroom, chambre à coucher, غرفة نوم, غرف نوم, bedroom set, chambre coucher, طقم نوم, أوضة نوم, أطقم نوم
prayer mat, prayer rug, tapis de prière, سجادة صلاة, سجاجيد صلاة, مصلاة, musalla, prayer carpet, janamaz, سجادات صلاة, مصلية, sajjadat salat
`;
