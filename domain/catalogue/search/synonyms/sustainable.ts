/** One group a line; the first word names the group in the index and so must not change lightly. */
export const SUSTAINABLE = `
solar, solaire, شمسي, شمسية, shamsi
solar panel, panneau solaire, photovoltaic panel, panneau photovoltaïque, لوح شمسي, ألواح شمسية, خلايا شمسية
solar energy, énergie solaire, طاقة شمسية
inverter, onduleur, عاكس, إنفرتر, انفرتر, محول شمسي
solar water heater, chauffe-eau solaire, سخان شمسي, سخانات شمسية
heater, water heater, chauffe-eau, سخان, سخانات, كيزر, قيزر
water saving, économie d'eau, توفير مياه, ترشيد مياه
drip irrigation, irrigation goutte à goutte, ري بالتنقيط, تنقيط
irrigation, arrosage, ري, سقي
greywater, eaux grises, مياه رمادية
water filter, filtre à eau, purificateur d'eau, فلتر مياه, فلتر ماء, تنقية مياه
recycled, recyclé, معاد تدويره, معاد تدويرها, مدور
recycling, recyclage, تدوير, إعادة تدوير
biodegradable, biodégradable, قابل للتحلل, قابلة للتحلل, متحلل
compostable, سماد عضوي قابل, قابل للتسميد
bamboo, bambou, خيزران, بامبو
bagasse, pulpe de canne, مصاص قصب, باغاس
eco-friendly, écologique, sustainable, durable, صديق للبيئة, صديقة للبيئة, مستدام, مستدامة, أخضر مستدام
energy saving, économie d'énergie, توفير طاقة, موفر للطاقة
electric vehicle charger, ev charger, borne de recharge, شاحن سيارات كهربائية
compost, fertilizer, engrais, سماد, أسمدة
wind, éolien, رياح
straw, paille, شفاطة, مصاصة, شاليمو
`;
