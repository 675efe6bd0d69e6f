/** One group a line; the first word names the group in the index and so must not change lightly. */
export const CONSUMER_GOODS = `
perfume, fragrance, cologne, parfum, عطر, عطور, بارفان, برفان, 3atr, 3itr, itr
eau de parfum, edp, أو دو برفان, ماء عطر
eau de toilette, edt, ماء تواليت, أو دو تواليت
oud, oudh, agarwood, bois d'agar, عود, دهن عود, 3oud, ood
bakhoor, bukhoor, bakhour, incense, encens, بخور, b5oor
musk, musc, مسك, misk
amber, ambre, عنبر, anbar
henna, henné, حناء, حنة, 7enna
kohl, khôl, كحل, ko7l
cosmetic, cosmétique, مستحضر تجميل, مستحضرات تجميل, تجميل, كوزمتك
makeup, make-up, maquillage, مكياج, ماكياج, ميك اب
lipstick, rouge à lèvres, أحمر شفاه, روج, قلم حمرة
skin cream, crème de soin, cream, crème, كريم, كريمات
moisturizer, moisturiser, hydratant, crème hydratante, مرطب, مرطبات
serum, sérum, سيروم
sunscreen, sunblock, crème solaire, écran solaire, واقي شمس, واقي شمسي, واقيات الشمس
shampoo, shampooing, shampoing, شامبو, شامبوهات, shampo
conditioner, après-shampooing, après-shampoing, بلسم, بلسم شعر
hair, cheveux, capillaire, شعر, sha3r
hair oil, huile capillaire, زيت شعر
hair dye, coloration capillaire, صبغة شعر, صبغات شعر
soap, savon, صابون, صابونة, saboon, saboun, sabun
shower gel, body wash, gel douche, جل استحمام, شاور جل, غسول جسم
toothpaste, dentifrice, معجون أسنان, ma3joon asnan
toothbrush, brosse à dents, فرشاة أسنان, فرشة أسنان
mouthwash, bain de bouche, غسول فم, مضمضة
deodorant, déodorant, antiperspirant, مزيل عرق, مزيلات عرق, ديودرنت
razor, rasoir, شفرة حلاقة, شفرات حلاقة, موس حلاقة, ماكينة حلاقة
shaving, rasage, حلاقة, 7ilaqa
wipe, lingette, wet wipe, مناديل مبللة, محارم مبللة
tissue, mouchoir, facial tissue, مناديل, محارم, كلينكس, manadeel
diaper, nappy, couche-culotte, couche bébé, حفاضات, حفاظات, بامبرز, حفاض
sanitary pad, serviette hygiénique, فوط صحية
detergent, détergent, lessive, منظف, مسحوق غسيل, صابون غسيل, تايد, munazif
dishwashing liquid, dish soap, liquide vaisselle, سائل جلي, سائل غسيل أطباق, صابون صحون
cleaner, nettoyant, cleaning product, منظفات, مواد تنظيف, ملمع
bleach, javel, eau de javel, chlorine, مبيض, كلور, كلوركس, قاصر, klor
disinfectant, désinfectant, مطهر, ديتول, mutahir
softener, fabric softener, adoucissant, assouplissant, منعم أقمشة, منعم ملابس
sponge, éponge, إسفنجة, سفنجة, إسفنج
broom, balai, mop, مكنسة, ممسحة, مقشة
air freshener, désodorisant, معطر جو, ملطف جو
candle, bougie, شمعة, شموع
garment, clothing, vêtement, ملابس, ألبسة, هدوم
abaya, abaja, عباية, عباءة, 3abaya
towel, serviette de bain, منشفة, مناشف, فوطة, فوط
toy, jouet, لعبة, ألعاب
gift, cadeau, هدية, هدايا
pen, stylo, قلم, أقلام
notebook, cahier, دفتر, كراسة
`;
