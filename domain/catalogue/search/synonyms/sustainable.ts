/** One group a line; the first word names the group in the index and so must not change lightly. */
export const SUSTAINABLE = `
solar, solaire, شمسي, شمسية, shamsi, solair, solaires, sollar, شمسيه, photovoltaic, photovoltaïque, chamsi, shamsiya
solar panel, panneau solaire, photovoltaic panel, panneau photovoltaïque, لوح شمسي, ألواح شمسية, خلايا شمسية, solar panels, pv panel, solar module, pv module, solar plate, plaque solaire, panneaux solaires, module solaire, بلاكة شمسية, لوح طاقة شمسية, ألواح طاقة شمسية, ألواح الطاقة الشمسية, لوحات شمسية, لوح سولار, ألواح سولار, خلية شمسية, سولار بانل, بلاكات شمسية, alwa7 shamsiya, alwah shamsia, panneau photovoltaique, خلايا طاقة شمسية, صفائح شمسية
solar energy, énergie solaire, طاقة شمسية, solar power, solar system, système solaire, kit solaire, منظومة شمسية, نظام طاقة شمسية, منظومة طاقة شمسية, الطاقة الشمسيه, طاقه شمسيه, énergie photovoltaïque, سولار انرجي
inverter, onduleur, عاكس, إنفرتر, انفرتر, محول شمسي, solar inverter, hybrid inverter, power inverter, onduleur solaire, onduleur hybride, convertisseur, انفيرتر, إنفيرتر, انفرترات, محول طاقة شمسية, عاكسات, انفرتور, أوندولير, انفيرترات, عاكس شمسي, محول تيار
solar water heater, chauffe-eau solaire, سخان شمسي, سخانات شمسية, solar heater, solar geyser, solar boiler, chauffe eau solaire, sakhan shamsi, سخان ماء شمسي, سخان مياه شمسي, سخان طاقة شمسية, شوفو سولير, سخان بالطاقة الشمسية, سخان شمس
heater, water heater, chauffe-eau, سخان, سخانات, كيزر, قيزر, geyser, water boiler, boiler, ballon d'eau chaude, cumulus, بويلر, سخان ماء, سخان مياه, سخان كهرباء, شوفو, chauffe eau, دفاية, قيزرات, kizer
water saving, économie d'eau, توفير مياه, ترشيد مياه, water saver, save water, water conservation, water efficient, économiseur d'eau, économie eau, économiser l'eau, توفير الماء, توفير المياه, موفر مياه, موفرات مياه, ترشيد الماء, ترشيد استهلاك المياه, مرشد مياه, توفير ماء, مقتصد للماء
drip irrigation, irrigation goutte à goutte, ري بالتنقيط, تنقيط, drip line, drip tape, dripline, drip hose, drip pipe, dripper, goutte à goutte, goutteur, gaine goutte à goutte, نقاطات, نقاط ري, قوتاقوت, خرطوم تنقيط, شبكة تنقيط, خراطيم تنقيط, ري تنقيط, تنقيط زراعي, أنابيب تنقيط, بربيش تنقيط, tuyau goutte à goutte, arrosage goutte
irrigation, arrosage, ري, سقي, watering, sprinkler, asperseur, رشاشات ري, رشاش ري, رشاش مياه, مرش زراعي, سقاية, تسقية, الري
greywater, eaux grises, مياه رمادية, grey water, gray water, eau grise, ماء رمادي, مياه الغسيل, تدوير مياه, recyclage d'eau
water filter, water purifier, filtre à eau, purificateur d'eau, reverse osmosis, osmose inverse, تناضح عكسي, فلتر مياه, فلتر ماء, تنقية مياه, ro plant, ro system, ro unit, osmoseur, osmosis, water purification, water treatment, traitement de l'eau, traitement d'eau, épurateur d'eau, fontaine filtrante, جهاز تحلية, محطة تحلية, تحلية ماء, جهاز تصفية, فلاتر مياه, فلتر ماي, فلتر مويه, معالجة مياه, منقي ماء, منقي مياه, تصفية ماء, تنقية ماء, desalination, dessalement, محطة معالجة مياه, جهاز تنقية
recycled, recyclé, معاد تدويره, معاد تدويرها, مدور, recyclée, re-cycled, معاد التدوير, ريسايكل, recyclés, المعاد تدويرها, معادة التدوير
recycling, recyclage, تدوير, إعادة تدوير, recycle, recyclages, إعاده تدوير, يعاد تدويره, recyclable, قابل لإعادة التدوير, recycler
biodegradable, biodégradable, قابل للتحلل, قابلة للتحلل, متحلل, bio-degradable, degradable, dégradable, يتحلل, تتحلل, متحللة, بيوديجرادبل, قابله للتحلل, oxo biodegradable, biodégradables
compostable, سماد عضوي قابل, قابل للتسميد, compostables, home compostable, قابلة للتسميد, يتحول سماد
bamboo, bambou, خيزران, بامبو, bambo, بامبوو, خيزراني, bambous
bagasse, pulpe de canne, مصاص قصب, باغاس, sugarcane, sugar cane, canne à sucre, قصب السكر, قصب سكر, مصاصة القصب, مصاصة قصب, باجاس, بقاس, fibre de canne, sugarcane fibre
eco-friendly, écologique, sustainable, durable, صديق للبيئة, صديقة للبيئة, مستدام, مستدامة, أخضر مستدام, eco friendly, ecofriendly, environment friendly, environmentally friendly, green product, éco-responsable, écoresponsable, respectueux de l'environnement, bio ecologique, صديق البيئة, صديقه للبيئه, صديقة البيئة, ecologic, eco, محافظ على البيئة
energy saving, économie d'énergie, توفير طاقة, موفر للطاقة, power saving, energy efficient, energy saver, save energy, basse consommation, économie énergie, موفر طاقة, موفر كهرباء, موفرة للطاقة, توفير الطاقة, توفير كهرباء, توفير الكهرباء, موفرة للكهرباء
electric vehicle charger, ev charger, borne de recharge, شاحن سيارات كهربائية, ev charging, ev charging station, charging station, car charger, chargeur voiture électrique, محطة شحن سيارات, شاحن سيارة كهربائية, شواحن سيارات, borne électrique, شاحن كهربائي للسيارات
compost, fertilizer, engrais, سماد, أسمدة, fertiliser, fertilizers, manure, engrais organique, سماد عضوي, أسمده, fumier, npk, urea, يوريا, terreau
wind, éolien, رياح
straw, paille, شفاطة, مصاصة, شاليمو, drinking straw, straws, pailles, شفاطات عصير, ماصة عصير, شاليموه, مصاصات عصير, شلمون, شلمونة, مزازة, chalumeau
`;
