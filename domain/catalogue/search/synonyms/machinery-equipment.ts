/** One group a line; the first word names the group in the index and so must not change lightly. */
export const MACHINERY_EQUIPMENT = `
machine, machinery, آلة, آلات, ماكينة, ماكينات, مكينة, مكائن, makina, makeena
equipment, équipement, matériel, معدات, تجهيزات, mo3eddat, mu3addat
packing machine, packaging machine, machine d'emballage, emballeuse, ماكينة تغليف, ماكينة تعبئة, آلة تعبئة
filling machine, remplisseuse, machine de remplissage, ماكينة تعبئة سوائل
sealing machine, sealer, soudeuse, scelleuse, ماكينة لحام أكياس, آلة إغلاق
labelling machine, labeling machine, étiqueteuse, ماكينة ملصقات, ماكينة ليبل
conveyor, convoyeur, tapis roulant, سير ناقل, ناقل, كونفير
weighing scale, scale, balance, ميزان, موازين, mizan
oven, four industriel, فرن, أفران, forn
mixer machine, blender, mélangeur, pétrin, خلاط صناعي, عجانة
slicer, trancheuse, قطاعة, ماكينة تقطيع
grinder, mill, broyeur, moulin, طاحونة, مطحنة, مفرمة
refrigerator, fridge, réfrigérateur, frigo, ثلاجة, ثلاجات, براد, tallaja
freezer, congélateur, فريزر, مجمدة ثلاجة
cold room, cold store, chambre froide, entrepôt frigorifique, غرفة تبريد, مخزن تبريد
air conditioner, ac unit, climatiseur, climatisation, مكيف, مكيفات, تكييف, mokayef
generator, groupe électrogène, générateur, مولد, مولدات, مولد كهرباء, جنريتر, muwallid
pump, pompe, مضخة, مضخات, طرمبة, طلمبة, دينمو ماء, modakha
submersible pump, pompe immergée, مضخة غاطسة, غطاس
water pump, pompe à eau, مضخة مياه, مضخة ماء, طرمبة ماي
compressor, compresseur, ضاغط, ضاغط هواء, كمبروسر
excavator, pelleteuse, pelle mécanique, حفار, حفارة, بوكلين
loader, chargeuse, لودر, شيول, جرافة
forklift, chariot élévateur, رافعة شوكية, فوركلفت, كلارك
crane, grue, رافعة, ونش, كرين
concrete mixer, bétonnière, خلاطة خرسانة, خلاطة إسمنت, خلاطة باطون
scaffolding, échafaudage, سقالة, سقالات, سكافولدنج
truck, camion, شاحنة, شاحنات, تريلا
tractor, tracteur, جرار, حراثة, تراكتور
drill, perceuse, مثقاب, دريل, شنيور
scie, power saw, منشار, مناشير
engine, diesel engine, moteur diesel, محرك ديزل, مكينة ديزل
fan, ventilateur, مروحة, مراوح
spray dryer, séchoir, dryer, مجفف, مجففات
production line, ligne de production, خط إنتاج, خطوط إنتاج
`;
