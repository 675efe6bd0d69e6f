/** One group a line; the first word names the group in the index and so must not change lightly. */
export const PLASTIC_RAW_MATERIALS = `
polyethylene, polyéthylène, polythene, بولي إيثيلين, بولي ايثلين, بولي اثيلين, poly ethylene, polyethelene, polyethylen, بولي ايتيلين, بولي اتيلين, بولى ايثلين, بوليثين, بولي ايثيلن, بولي إثيلين, بولياتيلين, بوليتيلين
hdpe, pehd, بولي إيثيلين عالي الكثافة, عالي الكثافة, high density polyethylene, polyéthylène haute densité, pe hd, اتش دي بي اي, إتش دي, هاي دنستي, بي إي عالي, بولي ايثيلين عالي
ldpe, pebd, بولي إيثيلين منخفض الكثافة, منخفض الكثافة, low density polyethylene, polyéthylène basse densité, pe bd, ال دي بي اي, إل دي, لو دنستي, بولي ايثيلين منخفض
lldpe, pebdl, بولي إيثيلين خطي, linear low density polyethylene, linear polyethylene, polyéthylène linéaire, بولي ايثيلين خطي منخفض, لينير, خطي منخفض
polypropylene, polypropylène, pp resin, بولي بروبيلين, بولي بروبلين, بولي بروبيلن, poly propylene, polypropelene, polypropylen, polipropylene, بولي بروبلن, بروبلين, بروبيلين, بي بي خام, البولي بروبيلين, بوليبروبيلين, بولي بروبالين
pvc, polyvinyl chloride, polychlorure de vinyle, بي في سي, كلوريد البولي فينيل, بي فى سى, بيفيسي, بي في سى, upvc, u-pvc, pvc-u, يو بي في سي, بفسي
pet, polyethylene terephthalate, polytéréphtalate d'éthylène, بي إي تي, polyester resin, بي اي تي, بت خام, pet resin, pet chip, résine pet, بولي إيثيلين تيريفثالات
polystyrene, polystyrène, بوليسترين, ستايروفوم, فلين, thermocol, thermocole, styrofoam, eps, polystyrène expansé, ستيروبور, ستايروبور, بوليستيرين, استيروفوم, فوم أبيض, فلين أبيض, فل أبيض, بولستيرين, بوليستايرين, polystyren
polycarbonate, بولي كربونات, polycarbonat, بوليكربونات, بولي كاربونات, لكسان, lexan
abs, acrylonitrile butadiene styrene, إيه بي إس
nylon, polyamide, نايلون, نيلون, polyamid, nilon, بولي أميد, بولي اميد, نايلو
resin, résine, راتنج, راتنجات, ريزن, resins, résines, رزين, ريزين, رزينة, راتينج
granule, granulé, pellet, حبيبات, حبيبة, جرانول, granules, pellets, granulés, جرانيولز, غرانول, حبيبات بلاستيك, plastic granule, حبيبات خام, dana, plastic dana, pp dana, hdpe dana, ld dana, pvc dana, daana, plastic pellets, nurdle, نردل
raw material, matière première, مادة خام, مواد خام, مواد أولية, raw materials, matières premières, خام, خامات, خامة, rawmaterial, مواد الخام
masterbatch, mélange-maître, mélange maître, ماستر باتش, ماستر باش, ماستربتش, master batch, masterbatches, colour masterbatch, ماسترباتش, ماستر بتش, ماستر باج, ماستربش, ماستر بيتش, ماسترباش, mélange maitre, melange maitre, ملونات بلاستيك, ملون بلاستيك, صبغة بلاستيك, صبغات بلاستيك, plastic colorant, plastic colourant, plastic colour batch, colorant plastique, colorants plastiques, ألوان بلاستيك, لون بلاستيك, plastic colour, plastic colours, plastic dye, ماستر لون, ماستر
pigment, colorant, صبغة, أصباغ, ملون, dye, dyes, colourant, صبغات, ملونات, بيجمنت, pigments, colorants, ملون بلاستيك
titanium dioxide, dioxyde de titane, ثاني أكسيد التيتانيوم, tio2, titane, تيتانيوم, ثاني اكسيد تيتانيوم
additive, additif, مادة مضافة, إضافات, additives, إضافة, additifs, اديتيف, مضافات, مواد مضافة
white, blanc, أبيض, بيضاء
black, noir, أسود, سوداء
regrind, rebroyé, مجروش, reground, scrap plastic, plastic scrap, broyé plastique, سكراب بلاستيك, بلاستيك مجروش, مكسر بلاستيك, خردة بلاستيك, rebut plastique
preform, préforme, بريفورم, قوالب أولية, preforms, pet preform, préformes, بريفورمات, بريفورم عبوات, بريفورمز, مسبقة التشكيل
`;
