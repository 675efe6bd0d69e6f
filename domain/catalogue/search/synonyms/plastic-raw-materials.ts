/** One group a line; the first word names the group in the index and so must not change lightly. */
export const PLASTIC_RAW_MATERIALS = `
polyethylene, polyéthylène, polythene, بولي إيثيلين, بولي ايثلين, بولي اثيلين
hdpe, pehd, بولي إيثيلين عالي الكثافة, عالي الكثافة
ldpe, pebd, بولي إيثيلين منخفض الكثافة, منخفض الكثافة
lldpe, pebdl, بولي إيثيلين خطي
polypropylene, polypropylène, pp resin, بولي بروبيلين, بولي بروبلين, بولي بروبيلن
pvc, polyvinyl chloride, polychlorure de vinyle, بي في سي, كلوريد البولي فينيل
pet, polyethylene terephthalate, polytéréphtalate d'éthylène, بي إي تي
polystyrene, polystyrène, بوليسترين, ستايروفوم, فلين
polycarbonate, بولي كربونات
abs, acrylonitrile butadiene styrene, إيه بي إس
nylon, polyamide, نايلون, نيلون
resin, résine, راتنج, راتنجات, ريزن
granule, granulé, pellet, حبيبات, حبيبة, جرانول
raw material, matière première, مادة خام, مواد خام, مواد أولية
masterbatch, mélange-maître, mélange maître, ماستر باتش, ماستر باش, ماستربتش
pigment, colorant, صبغة, أصباغ, ملون
titanium dioxide, dioxyde de titane, ثاني أكسيد التيتانيوم
additive, additif, مادة مضافة, إضافات
white, blanc, أبيض, بيضاء
black, noir, أسود, سوداء
regrind, rebroyé, مجروش
preform, préforme, بريفورم, قوالب أولية
`;
