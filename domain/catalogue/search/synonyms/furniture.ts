/** One group a line; the first word names the group in the index and so must not change lightly. */
export const FURNITURE = `
furniture, furnishing, meuble, mobilier, أثاث, مفروشات, عفش, موبيليا, athath
chair, chaise, كرسي, كراسي, kursi
office chair, chaise de bureau, fauteuil de bureau, كرسي مكتب, كراسي مكتب
table, طاولة, طاولات, ترابيزة, ميز, tawla
desk, bureau, مكتب, مكاتب, maktab
sofa, couch, canapé, كنبة, كنب, صوفا, أريكة, قنفة, kanaba
armchair, fauteuil, كرسي بذراعين, فوتيه
majlis, مجلس, جلسة عربية, salon marocain, مجالس
bed, lit, سرير, أسرة, تخت, sareer
mattress, matelas, مرتبة, مراتب, فرشة, دوشق, مطرح
pillow, oreiller, مخدة, وسادة, مخدات, mkhadda
blanket, couverture, بطانية, بطانيات, لحاف, حرام
bed sheet, bedsheet, drap, شرشف, شراشف, ملاية, ملايات
wardrobe, closet, armoire, penderie, خزانة ملابس, دولاب, كبت, خزانة, doolab
cabinet, meuble de rangement, كابينة, خزائن, خزانة ملفات
shelf, étagère, رف, رفوف, أرفف
drawer, tiroir, درج, أدراج
carpet, rug, tapis, moquette, سجاد, سجادة, موكيت, زولية, زرابي, sijjad, sejad
curtain, rideau, ستارة, ستائر, برادي, بردة
fabric, tissu, قماش, أقمشة, qomash
textile, نسيج, منسوجات, غزل ونسيج
cotton, coton, قطن, قطني, qutn, 9otn
wool, laine, صوف, soof
leather, cuir, جلد, جلود
hotel, hôtel, hôtelier, فندق, فنادق, فندقي
school, école, scolaire, مدرسة, مدارس, مدرسي
kitchen, cuisine, مطبخ, مطابخ, matbakh
bedroom, chambre à coucher, غرفة نوم, غرف نوم
prayer mat, prayer rug, tapis de prière, سجادة صلاة, سجاجيد صلاة, مصلاة
`;
