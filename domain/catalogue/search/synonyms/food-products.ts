/** One group a line; the first word names the group in the index and so must not change lightly. */
export const FOOD_PRODUCTS = `
date, datte, تمر, تمور, رطب, بلح, tamr, tumoor, tumour, tmr, tomour, rutab
khalas, khlas, khalass, خلاص, اخلاص
medjool, medjoul, mejdool, مجهول, مدجول, majhool
ajwa, ajwah, عجوة, agwa
sukkari, sukari, sukkary, سكري
date syrup, sirop de dattes, دبس تمر, دبس, dibs
date paste, pâte de dattes, عجينة تمر, معجون تمر
milk, lait, حليب, لبن حليب, haleeb, halib, 7alib, 7aleeb
milk powder, lait en poudre, powdered milk, حليب مجفف, حليب بودرة, حليب بودره
yoghurt, yogurt, yaourt, yoghourt, زبادي, روب, لبن رائب, zabadi, laban zabadi
laban, لبن, buttermilk, lait fermenté, ayran, عيران, lben
labneh, labné, لبنة, labna, lebneh
cheese, fromage, جبن, جبنة, أجبان, jubn, jibna, gebna, jebna
butter, beurre, زبدة, زبد, zibda
ghee, سمن, سمنة, beurre clarifié, samn, samna, samneh
dairy cream, crème fraîche, cream, crème, قشطة, كريمة, قيمر, qishta
ice cream, glace, crème glacée, آيس كريم, بوظة, مثلجات
juice, jus, عصير, عصائر, aseer, 3aseer, aseir
nectar, نكتار
water, eau, ماء, مياه, ماي, موية, مويه, moya, maya
mineral water, eau minérale, مياه معدنية, ماء معدني
soft drink, soda, boisson gazeuse, مشروب غازي, مشروبات غازية
drink, beverage, boisson, مشروب, مشروبات
coffee, café, قهوة, بن, gahwa, qahwa, kahwa, 8ahwa
tea, thé, شاي, chai, shay, shai, chay
green tea, thé vert, شاي أخضر
sugar, sucre, سكر, sukkar, sukar
salt, sel, ملح, mil7, melh, milh
honey, miel, عسل, asal, 3asal
rice, riz, أرز, رز, عيش أرز, ruz, roz, aruz
basmati, بسمتي
flour, farine, طحين, دقيق, t7een, taheen, daqeeq
wheat, blé, قمح, حنطة, qamh, hinta
barley, orge, شعير, sha3eer
corn, maize, maïs, ذرة, dhura
oat, avoine, شوفان
pasta, pâtes alimentaires, macaroni, spaghetti, معكرونة, مكرونة, باستا, makarona
noodle, nouille, نودلز
bread, pain, خبز, خبوز, khobz, khubz, 5obz
biscuit, cookie, بسكويت, بسكوت, كوكيز
cake, gâteau, كيك, كعك, حلوى كيك
sweet, confectionery, confiserie, candy, bonbon, حلويات, حلوى, سكاكر, 7alawiyat
halva, halwa, halawa, حلاوة, حلاوة طحينية, 7alawa
chocolate, chocolat, شوكولاتة, شوكولاته, شكولاتة, شوكولا, شكولاته, shokolata
cocoa, cacao, كاكاو
oil, huile, زيت, زيوت, zayt, zeit, zait
olive oil, huile d'olive, زيت زيتون, zayt zaytoun, zeit zaitoun
sunflower oil, huile de tournesol, زيت دوار الشمس, زيت عباد الشمس, زيت شمسي
olive, زيتون, zaytoun, zaitoun, zeitoun
tomato, tomate, طماطم, بندورة, طماط, قوطة, tamatem, banadora, bandora
tomato paste, concentré de tomate, double concentré de tomate, معجون طماطم, صلصة طماطم, رب البندورة, دبس البندورة
potato, pomme de terre, بطاطس, بطاطا, batata, batates
sweet potato, patate douce, بطاطا حلوة, فندال
onion, oignon, بصل, basal, bassal
garlic, ail, ثوم, توم, thoum, toum
pepper, poivre, فلفل, filfil, felfel
chili, chilli, piment, شطة, فلفل حار, فليفلة حارة, shatta
red bell pepper, red pepper, red capsicum, poivron rouge, فلفل أحمر, فليفلة حمراء
cucumber, concombre, خيار, khiyar
courgette, zucchini, كوسا, كوسى, kousa
aubergine, eggplant, باذنجان, بيتنجان
okra, gombo, بامية, بامياء, bamia
spinach, épinard, سبانخ, سبانغ
carrot, carotte, جزر, jazar
lemon, citron, ليمون, حامض, لومي, laymoun, limoun
orange, برتقال, burtuqal, bortokal
banana, banane, موز, mooz, mouz
apple, pomme, تفاح, tuffah, tofa7
grape, raisin frais, عنب, 3inab, enab
raisin, raisins secs, sultana, زبيب, كشمش, zabeeb
fig, figue, تين
apricot, abricot, مشمش, mishmish
pomegranate, grenade, رمان, rumman
mango, mangue, مانجو, مانجا, منجا, همبا
watermelon, pastèque, بطيخ, بطيخ أحمر, جح, دلاع, رقي, حبحب
melon, cantaloupe, شمام, بطيخ أصفر
strawberry, fraise, فراولة, فريز, فراوله
coconut, noix de coco, coco, جوز الهند, نارجيل
peanut, groundnut, cacahuète, arachide, فول سوداني, فستق عبيد, foul sudani
almond, amande, لوز, looz
cashew, cashew nut, noix de cajou, كاجو, كازو
pistachio, pistache, فستق, فستق حلبي
walnut, noix, جوز, عين الجمل
nut, fruit à coque, مكسرات, نقل
sesame, sésame, سمسم, simsim
tahini, tahina, tahin, crème de sésame, طحينة, طحينية, ta7ina, tahineh
hummus, houmous, حمص بطحينة, متبل حمص, hommos
chickpea, pois chiche, حمص, حمص حب, نخي, garbanzo, 7ommos
broad bean, fava bean, faba bean, fève, فول, foul, fool medammes, فول مدمس
bean, haricot, فاصوليا, لوبيا, fasolia
lentil, lentille, عدس, 3adas, adas
pea, petit pois, بازلاء, بازيلا, بسلة
spice, épice, بهارات, توابل, بزار, baharat, bharat
cardamom, cardamome, هيل, هال, حبهان, hail, hayl
saffron, safran, زعفران, za3faran, zafaran
cinnamon, cannelle, قرفة, دارسين, qirfa
turmeric, curcuma, كركم, kurkum
cumin, كمون, kammoun
coriander, coriandre, كزبرة, كسبرة
clove, clou de girofle, girofle, قرنفل, مسمار
ginger, gingembre, زنجبيل, zanjabil
thyme, thym, زعتر, zaatar, za3tar
mint, menthe, نعناع, na3na3, naanaa
sumac, سماق
rose water, eau de rose, rosewater, ماء ورد, ماي ورد
orange blossom water, eau de fleur d'oranger, orange flower water, ماء زهر, مزهر
fish, poisson, سمك, أسماك, samak
tuna, thon, تونة, تونا, tuna
sardine, سردين
shrimp, prawn, crevette, روبيان, جمبري, قريدس, ربيان, rubyan
meat, viande, لحم, لحوم, la7m, lahm
chicken, poulet, دجاج, فراخ, dajaj, djaj
beef, boeuf, لحم بقر, لحم بقري, لحم عجل
egg, oeuf, بيض, بيضة, beid
vinegar, vinaigre, خل, khal
pickle, cornichon, مخلل, طرشي, مخللات
jam, confiture, مربى, murabba
canned food, conserve, tinned food, معلبات, أغذية معلبة
frozen, surgelé, مجمد, مجمدة, مثلج
organic, bio, biologique, عضوي, عضوية, أورجانيك
halal, حلال, 7alal
food, aliment, alimentaire, أغذية, غذاء, طعام, مواد غذائية, أكل
vegetable, légume, خضار, خضروات, خضرة
fruit, فواكه, فاكهة
starch, amidon, نشا, نشاء
yeast, levure, خميرة
liquorice, licorice, réglisse, عرقسوس, عرق سوس, sous
sweet almond, amande douce, لوز حلو
sage, sauge, مريمية, ميرمية
parsley, persil, بقدونس, معدنوس
nettle, stinging nettle, ortie, قراص
blackberry, mûre, توت عليق
raspberry, framboise, توت العليق, توت أحمر
blueberry, myrtille, توت أزرق, عنب الأحراج
pumpkin seed, graine de courge, لب, بذر قرع, بذور القرع
sunflower seed, graine de tournesol, بذر شمسي, بذور دوار الشمس, حب الشمس, لب سوري
pine nut, pinenut, pignon de pin, صنوبر, حبوب الصنوبر
turnip, navet, لفت, شلغم
chard, swiss chard, blette, سلق
beetroot, sugar beet, betterave, شمندر, بنجر
shallot, échalote, كراث أندلسي
leek, poireau, كراث
prune, pruneau, dried plum, برقوق مجفف, خوخ مجفف
plum, prunier, برقوق
papaya, papaye, pawpaw, ببايا, بابايا
lychee, litchi, ليتشي
mate, maté, yerba mate, متة
star anise, anis étoilé, badiane, يانسون نجمي, أنيسون نجمي
cassava, manioc, yuca, كسافا, بفرة
vanilla, vanille, فانيليا, فانيلا
chia, شيا, graine de chia, chia seed
`;
