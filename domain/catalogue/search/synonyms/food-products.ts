/** One group a line; the first word names the group in the index and so must not change lightly. */
export const FOOD_PRODUCTS = `
date, datte, تمر, تمور, رطب, بلح, tamr, tumoor, tumour, tmr, tomour, rutab, tmour, tmor, deglet, temr, dattes, تمره, بلحة, تمور مجففة, khajoor, khajur, khajoors, kajoor, tende, dabino, timir, tamar dates, تمرة
khalas, khlas, khalass, خلاص, اخلاص
medjool, medjoul, mejdool, مجهول, مدجول, majhool, medjul, majdool, المجهول
ajwa, ajwah, عجوة, agwa
sukkari, sukari, sukkary, سكري, soukari, soukkari, sokari, سكري مفتل
date syrup, sirop de dattes, دبس تمر, دبس, dibs, date molasses, date honey, miel de dattes, عسل تمر, mélasse de dattes, debs tamer, سيلان تمر, سايل تمر, عسل بلح, دبس بلح, silan, sailan, debs, robb de dattes, rob dattes, رب تمر, الرب تمر
date paste, pâte de dattes, عجينة تمر, معجون تمر, معجون التمر, عجينة التمر, عجوة معجونة, ajina tamr
milk, lait, حليب, لبن حليب, haleeb, halib, 7alib, 7aleeb, 7leeb, 7lib, hlib, حليبات, 7aleb
milk powder, lait en poudre, powdered milk, حليب مجفف, حليب بودرة, حليب بودره, dry milk, dried milk, milk powdered, حليب مجفف سريع, لبن بودرة, لبن مجفف, حليب باودر, حليب غبرة, poudre de lait
yoghurt, yogurt, yaourt, yoghourt, زبادي, روب, لبن رائب, zabadi, laban zabadi, زبادى, ياغورت, ياوورت, danone, دانون, لبن زبادي, yogourt
laban, لبن, buttermilk, lait fermenté, ayran, عيران, lben, لبن خض, لبن عيران, leben
labneh, labné, لبنة, labna, lebneh, labne, lebne, labnah, لبنة كريمية
cheese, fromage, جبن, جبنة, أجبان, jubn, jibna, gebna, jebna, gibna, جبنه, فرماج, jben, fromages, إجبان
butter, beurre, زبدة, زبد, zibda, زبدية, zebda, زبدا
ghee, سمن, سمنة, beurre clarifié, samn, samna, samneh, desi ghee, butter ghee, سمن بلدي, سمن بقري, سمن حيواني, beurre ghee, smen
dairy cream, crème fraîche, cream, crème, قشطة, كريمة, قيمر, qishta, cooking cream, whipping cream, crème liquide, كريمة طبخ, كريمة خفق, قيمق
ice cream, glace, crème glacée, آيس كريم, بوظة, مثلجات, icecream, gelato, ايس كريم, بوظه, دندرمة
juice, jus, عصير, عصائر, aseer, 3aseer, aseir, juices, عصاير, 3asir, jus de fruits, عصيرات, 3sir
nectar, نكتار, nectar de fruits, نكتر
water, eau, ماء, مياه, ماي, موية, مويه, moya, maya, مويا, ميه, mayah, miyah
mineral water, eau minérale, مياه معدنية, ماء معدني, drinking water, bottled water, eau potable, eau en bouteille, مياه شرب, مياه معبأة, ماء شرب, موية صحة
soft drink, soda, boisson gazeuse, مشروب غازي, مشروبات غازية, fizzy drink, carbonated drink, gazouz, قازوز, غازوزة, كازوز, مشاريب غازية, حاجة ساقعة, بيبسي, pepsi, cola
drink, beverage, boisson, مشروب, مشروبات, مشاريب, beverages, mashrubat, شراب, مشروبه
coffee, café, قهوة, بن, gahwa, qahwa, kahwa, 8ahwa, coffe, caffe, قهوه, كافي, بن قهوة, coffee bean, grain de café, gahwah
tea, thé, شاي, chai, shay, shai, chay, tea leaf, thé noir, أتاي, شاهي, atay, shahi, tchai
green tea, thé vert, شاي أخضر
sugar, sucre, سكر, sukkar, sukar, sucre blanc, سكر أبيض, soukar, sokar, سكر ناعم
salt, sel, ملح, mil7, melh, milh, sea salt, sel marin, ملح طعام, mele7, table salt
honey, miel, عسل, asal, 3asal, raw honey, miel naturel, عسل نحل, عسل طبيعي, 3sel
rice, riz, أرز, رز, عيش أرز, ruz, roz, aruz, تمن, timman, rouz
basmati, بسمتي
flour, farine, طحين, دقيق, t7een, taheen, daqeeq, maida, atta, طحين أبيض, دقيق فاخر, فرينة, farina, t7in
wheat, blé, قمح, حنطة, qamh, hinta, froment, guemh
barley, orge, شعير, sha3eer
corn, maize, maïs, ذرة, dhura
oat, avoine, شوفان
pasta, pâtes alimentaires, macaroni, spaghetti, معكرونة, مكرونة, باستا, makarona, makaroni, مقرونة, معكرونه, مكرونه, sbageti, سباغيتي, اسباغيتي, pasta macaroni
noodle, nouille, نودلز, instant noodle, indomie, اندومي, نودل, إندومي
bread, pain, خبز, خبوز, khobz, khubz, 5obz, loaf, عيش خبز, صمون, رغيف, baguette, kesra, roti, chapati, chapatti, naan, paratha
biscuit, cookie, بسكويت, بسكوت, كوكيز, biscuits, cookies, بسكوي, بسكوتات, بسكويتات, baskot
cake, gâteau, كيك, كعك, حلوى كيك, gateau, كيكة, قاطو, جاتوه, gateaux
sweet, confectionery, confiserie, candy, bonbon, حلويات, حلوى, سكاكر, 7alawiyat, sweets, candies, lollies, حلو, حلاوى, ملبس, sucreries, 7lwyat, halawiyat
halva, halwa, halawa, حلاوة, حلاوة طحينية, 7alawa
chocolate, chocolat, شوكولاتة, شوكولاته, شكولاتة, شوكولا, شكولاته, shokolata, شكلاط, شكلاتة, choklat, شوكلاته, chokolata
cocoa, cacao, كاكاو
oil, huile, زيت, زيوت, zayt, zeit, zait, vegetable oil, cooking oil, huile végétale, huile de cuisson, زيت طبخ, زيت نباتي, زيت قلي, zit, زيت طعام
olive oil, huile d'olive, زيت زيتون, zayt zaytoun, zeit zaitoun, زيت الزيتون, زيت زيتون بكر, extra virgin, huile olive, zit zitoun, zeit zeitoun
sunflower oil, huile de tournesol, زيت دوار الشمس, زيت عباد الشمس, زيت شمسي, زيت دوار شمس, زيت عباد شمس, زيت ميال الشمس, زيت تباع الشمس, huile tournesol
olive, زيتون, zaytoun, zaitoun, zeitoun, zitoun, زيتون مخلل, olives
tomato, tomate, طماطم, بندورة, طماط, قوطة, tamatem, banadora, bandora, بنادورة, طماطة, مطيشة, tomatich, tamata, banadoura, maticha
tomato paste, tomato puree, purée de tomate, concentré de tomate, double concentré de tomate, معجون طماطم, صلصة طماطم, رب البندورة, دبس البندورة, tomato concentrate, tomato puree paste, صلصة, صلصه طماطم, معجون بندورة, معجون الطماطم, concentré tomate, رب بندورة, طماطم معلبة معجون, double concentré
potato, pomme de terre, بطاطس, بطاطا, batata, batates, aloo, بتاتا, بطاطة, botata, patates, بطاطا مقلية
sweet potato, patate douce, بطاطا حلوة, فندال
onion, oignon, بصل, basal, bassal, بصلة, bsal, oignons
garlic, ail, ثوم, توم, thoum, toum, توما, تومة, thom
pepper, poivre, فلفل, filfil, felfel, black pepper, poivre noir, فلفل أسود, إبزار, felfel aswad
chili, chilli, piment, شطة, فلفل حار, فليفلة حارة, shatta, chilly, chile, فلفل حراق, حرور, piment fort
red bell pepper, red pepper, red capsicum, poivron rouge, فلفل أحمر, فليفلة حمراء
cucumber, concombre, خيار, khiyar
courgette, zucchini, كوسا, كوسى, kousa
aubergine, eggplant, باذنجان, بيتنجان
okra, gombo, بامية, بامياء, bamia
spinach, épinard, سبانخ, سبانغ
carrot, carotte, جزر, jazar
lemon, citron, ليمون, حامض, لومي, laymoun, limoun, lime, citron vert, لومي أسود, ليمونة, قارص, limon
orange, برتقال, burtuqal, bortokal, برتقان, بورتقال, بردقان, تشينة, letchine, oranges
banana, banane, موز, mooz, mouz, bananes, موزة, بنان, banan
apple, pomme, تفاح, tuffah, tofa7, تفاحة, pommes, toffa7, teffah
grape, raisin frais, عنب, 3inab, enab
raisin, raisins secs, sultana, زبيب, كشمش, zabeeb
fig, figue, تين
apricot, abricot, مشمش, mishmish
pomegranate, grenade, رمان, rumman, roman, رمانة, ruman
mango, mangue, مانجو, مانجا, منجا, همبا, aam, مانغو, مانقو, mangues, mangga
watermelon, pastèque, بطيخ, بطيخ أحمر, جح, دلاع, رقي, حبحب
melon, cantaloupe, شمام, بطيخ أصفر
strawberry, fraise, فراولة, فريز, فراوله, توت أرضي, fraises, فروالة, توت فراولة
coconut, noix de coco, coco, جوز الهند, نارجيل, جوز هند, كوكو, narjeel, noix coco
peanut, groundnut, cacahuète, arachide, فول سوداني, فستق عبيد, foul sudani, فول سودانى, كاوكاو, فستق سوداني, cacahouète, cacahuètes
almond, amande, لوز, looz, badam, لوزة, amandes, louz
cashew, cashew nut, noix de cajou, كاجو, كازو, kaju, كاشو, cajou, كاجوه
pistachio, pistache, فستق, فستق حلبي, pista, فستقة, pistaches, فزدق
walnut, noix, جوز, عين الجمل
nut, fruit à coque, مكسرات, نقل, dry fruit, nuts, قلوبات, fruits secs, مكسرات نية, قلوب مكسرات
sesame, sésame, سمسم, simsim, جلجلان, jeljlane, sésames, زنجلان
tahini, tahina, tahin, crème de sésame, طحينة, طحينية, ta7ina, tahineh, راشي, طحينه خام, crème sésame, tahine
hummus, houmous, حمص بطحينة, متبل حمص, hommos
chickpea, garbanzo, garbanzo bean, pois chiche, حمص, حمص حب, نخي, garbanzo, 7ommos, chick pea, chick peas, chana, حمص يابس, حمص حب معلب, 7omos, hommos 7ab, chole, kabuli chana, pois-chiches, لبلابي, همص
broad bean, fava bean, faba bean, fève, فول, foul, fool medammes, فول مدمس, ful, fool, fava, habas, فول معلب, ful medames, foul medames, fèves, فوول, fouls, moudammas, باقلا, باجلا
bean, haricot, فاصوليا, لوبيا, fasolia, kidney bean, white bean, rajma, loubia, فاصوليه, فصوليا, لوبية, haricots
lentil, lentille, عدس, 3adas, adas, dal, daal, dhal, masoor, عدس أحمر, lentilles
pea, petit pois, بازلاء, بازيلا, بسلة, green pea, petits pois, جلبانة, بزاليا, بسله, jelbana
spice, épice, بهارات, توابل, بزار, baharat, bharat, masala, spices, بهار, épices, bzar, tawabel, رأس الحانوت
cardamom, cardamome, هيل, هال, حبهان, hail, hayl, elaichi, هيل حب, cardamon, hel
saffron, safran, زعفران, za3faran, zafaran
cinnamon, cannelle, قرفة, دارسين, qirfa, dalchini, دارصيني, قرفه, karfa
turmeric, curcuma, كركم, kurkum, haldi, curcuma poudre, curcumine
cumin, كمون, kammoun, jeera, zeera, كمون حب, kamoun
coriander, coriandre, كزبرة, كسبرة, dhania, cilantro, كسبر, قصبر, كزبره
clove, clou de girofle, girofle, قرنفل, مسمار
ginger, gingembre, زنجبيل, zanjabil
thyme, thym, زعتر, zaatar, za3tar
mint, menthe, نعناع, na3na3, naanaa
sumac, سماق
rose water, eau de rose, rosewater, ماء ورد, ماي ورد, gulab jal, eau rose, ماورد, mawared
orange blossom water, eau de fleur d'oranger, orange flower water, ماء زهر, مزهر
fish, poisson, سمك, أسماك, samak, حوت, سمكة, poissons, 7out, semak
tuna, thon, تونة, تونا, tuna, tuna fish, tunna, ton, طونة, thon en boîte, التونة
sardine, سردين, سردينة, sardines, sardeen
shrimp, prawn, crevette, روبيان, جمبري, قريدس, ربيان, rubyan, prawns, gambas, قمرون, crevettes, جمبرى, gambari
meat, viande, لحم, لحوم, la7m, lahm, لحمة, viandes, la7am, l7am
chicken, poulet, دجاج, فراخ, dajaj, djaj, poultry, volaille, دجاجة, فروج, فرخة, djej, frakh, جاج
beef, boeuf, لحم بقر, لحم بقري, لحم عجل
egg, oeuf, بيض, بيضة, beid, oeufs, بيضات, دحي, bayd
vinegar, vinaigre, خل, khal, vinegars, خل طعام, khall
pickle, cornichon, مخلل, طرشي, مخللات, pickles, مخلل خيار, طرشى, cornichons, achar
jam, confiture, مربى, murabba, marmalade, مربيات, تطلي, كونفيتور, mrabba, confitures
canned food, tinned food, conserve, tinned food, معلبات, أغذية معلبة, cannery, tinned, canned, en conserve, conserves, معلب, معلبة, مصبرات, معلبات غذائية, mo3alabat
frozen, surgelé, مجمد, مجمدة, مثلج, surgelée, congelé, congelée, مجمدات, متجمد, deep frozen
organic, bio, biologique, عضوي, عضوية, أورجانيك, اورقانيك, أورغانيك, organik
halal, حلال, 7alal
food, aliment, alimentaire, أغذية, غذاء, طعام, مواد غذائية, أكل, foods, foodstuff, food stuff, alimentation, أطعمة, غذائي, غذائية, مأكولات, ماكولات, denrée
vegetable, légume, خضار, خضروات, خضرة, veg, خضراوات, خضر, khodar, légumes
fruit, فواكه, فاكهة, fruits, فواكة, fawakeh, فاكية
starch, amidon, نشا, نشاء
yeast, levure, خميرة, yeasts, خميره فورية, baker's yeast, levure boulangère
liquorice, licorice, réglisse, عرقسوس, عرق سوس
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
