/** One group a line; the first word names the group in the index and so must not change lightly. */
export const HOUSEHOLD_GOODS = `
attar, ittar, perfume oil, huile de parfum, مخلط, مخلطات, عطر زيتي, دهن عطري, 3atr zayti
essential oil, huile essentielle, زيت عطري, زيوت عطرية, زيت أساسي
oud chips, agarwood chips, wood incense, copeaux d'oud, عود بخور, كسر عود, خشب عود, عود مروكي
frankincense, luban, olibanum, oliban, encens oliban, لبان, لبان ذكر, كندر, لبان عماني
incense burner, mabkhara, bakhoor burner, brûle-encens, encensoir, مبخرة, مباخر, مدخن, mbakhra
rose, ورد, وردة, ورود
body mist, body spray, splash, brume corporelle, بودي سبلاش, بودي ميست, سبلاش
tester, échantillon, sample, تستر
gift set, gift box, coffret cadeau, coffret, طقم هدايا, علبة هدايا, علب هدايا, صندوق هدايا, طقم هدية, بوكس هدايا, بكس هدايا
lotion, body lotion, lait corporel, لوشن, لوسيون, مرطب جسم
argan, argan oil, huile d'argan, أرغان, أركان, أرجان, زيت أركان, زيت أرغان, argane
aloe vera, aloe, aloès, صبار, ألوفيرا, صبارة
camel milk, lait de chamelle, حليب الإبل, حليب النوق, حليب إبل, لبن إبل, حليب نياق
nail polish, vernis à ongles, طلاء أظافر, مناكير, مانيكير
foundation, fond de teint, فاونديشن, كريم أساس
mascara, ماسكارا, مسكرة
eyeshadow, eye shadow, fard à paupières, ظلال عيون, شادو
face wash, facial cleanser, gel nettoyant visage, غسول وجه, غسول بشرة
scrub, gommage, exfoliant, مقشر, سكراب, صنفرة جسم
shea butter, beurre de karité, karité, زبدة شيا, زبدة الشيا
hair gel, gel coiffant, gel capillaire, جل شعر, جيل شعر
hair mask, masque capillaire, حمام زيت, ماسك شعر, حمام كريم
hair removal, épilation, شمع إزالة شعر, إزالة شعر, حلاوة إزالة شعر
baby powder, talc, talcum powder, بودرة أطفال, بودرة تلك
petroleum jelly, vaseline, فازلين, جل بترولي
cotton bud, q-tip, coton-tige, أعواد قطن, عيدان أذن, أعواد أذن, نكاشة أذن
cotton pad, coton démaquillant, disque de coton, قطن مكياج
miswak, siwak, سواك, مسواك, سواكات, arak, أراك
sidr, sider, jujube leaf, سدر, سدرة
hand wash, liquid soap, liquid hand soap, savon liquide, savon mains, صابون سائل, صابون يدين, غسول يدين, هاند واش, hand soap
toilet paper, toilet roll, toilet tissue, papier toilette, papier hygiénique, bath tissue, ورق تواليت, ورق حمام, محارم تواليت, مناديل تواليت, ورق تواليت رول
kitchen roll, paper towel, kitchen towel, maxi roll, essuie-tout, sopalin, ورق مطبخ, رول مطبخ, محارم مطبخ, ماكسي رول
napkin, table napkin, serviette, serviette en papier, serviette de table, مناديل سفرة, محارم سفرة, مناديل مائدة
glass cleaner, window cleaner, nettoyant vitres, lave-vitres, منظف زجاج, ملمع زجاج, كلين زجاج, منظف نوافذ
floor cleaner, nettoyant sol, nettoyant sols, منظف أرضيات, ملمع أرضيات, معطر أرضيات
toilet cleaner, nettoyant wc, gel wc, منظف حمامات, منظف مراحيض, هاربيك, harpic, فلاش حمام
degreaser, dégraissant, مزيل دهون, مزيل الشحوم, مزيل شحوم
drain opener, drain cleaner, déboucheur, مسلك مجاري, فاتح مجاري, تسليك مجاري
stain remover, détachant, مزيل بقع, فانيش
insecticide, pesticide, insect killer, مبيد حشري, مبيد حشرات, بيف باف, مبيدات
mosquito, anti-moustique, moustique, بعوض, ناموس
bucket, pail, seau, سطل, أسطل, دلو, دلاء, جردل, جرادل, satl, سطول
trash can, garbage bin, dustbin, waste bin, poubelle, bac à ordures, سلة مهملات, سلة قمامة, صندوق قمامة, برميل نفايات, حاوية قمامة, زبالة, حاوية نفايات, حاويات قمامة
laundry, blanchisserie, buanderie, pressing, مغسلة ملابس, مغاسل ملابس, لوندري, مصبغة
washing machine, lave-linge, machine à laver, غسالة, غسالات, غسالة ملابس
vacuum cleaner, aspirateur, hoover, مكنسة كهربائية, مكانس كهربائية
clothes iron, fer à repasser, مكواة, مكوى
umbrella, parapluie, parasol, شمسية مطر, مظلة يد
backpack, school bag, sac à dos, cartable, شنطة ظهر, حقيبة ظهر, شنطة مدرسة, حقيبة مدرسية
suitcase, luggage, trolley bag, valise, bagage, شنطة سفر, حقيبة سفر, حقائب
handbag, sac à main, حقيبة يد, شنطة يد
shoe, footwear, chaussure, حذاء, أحذية, جزمة, نعال, صباط, صبابط, كنادر
slipper, flip flop, chappal, sandal, sandale, tong, claquette, pantoufle, شبشب, شباشب, صندل, صنادل, نعل, زنوبة
shirt, chemise, قميص, قمصان
tshirt, tee shirt, تيشيرت, تي شيرت, تيشرت, فانيلة
uniform, workwear, uniforme, vêtement de travail, bleu de travail, يونيفورم, زي موحد, ملابس عمل, لباس عمل, أفرول, coverall
thobe, thawb, dishdasha, kandura, qamis, ثوب رجالي, دشداشة, دشاديش, كندورة, جلابية, جلابيات
headscarf, hijab, scarf, shawl, foulard, écharpe, حجاب, شيلة, شال, طرحة, إيشارب
watch, montre, ساعة يد, ساعات, sa3at, sa3a
jewellery, jewelry, bijou, bijoux, joaillerie, مجوهرات, حلي, إكسسوار
stationery, papeterie, fourniture de bureau, قرطاسية, أدوات مكتبية, لوازم مكتبية
a4 paper, copy paper, copier paper, photocopy paper, printing paper, papier a4, papier copie, ramette, papier photocopie, ورق تصوير, ورق طباعة, ورق ايه فور, ورق a4, رزمة ورق, رزم ورق, ramette de papier, ورق فوتوكوبي
cookware, cooking pot, pan, ustensile de cuisine, casserole, poêle, marmite, طناجر, قدور, حلل, مقلاة, طنجرة, أواني طبخ, أواني, stock pot, stockpot, stock pots
kitchenware, utensil, vaisselle, ustensile, أدوات مطبخ, أواني منزلية, مواعين, لوازم مطبخ, houseware
glassware, verrerie, drinking glass, كاسات زجاج, زجاجيات
thermos, flask, vacuum flask, ترمس, ترامس, ثرموس, دلة
coffee pot, dallah, cafetière, دلال, ركوة, إبريق قهوة
teapot, théière, kettle, bouilloire, إبريق شاي, براد شاي, غلاية
lighter, briquet, ولاعة, ولاعات, قداحة
charcoal, charbon, charbon de bois, فحم, فحم شواء
shisha, hookah, narguilé, شيشة, أرجيلة, نرجيلة, معسل
pet food, aliment pour animaux, أكل قطط, طعام حيوانات
`;
