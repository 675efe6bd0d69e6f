import { isSynonymWord } from "../synonyms.ts";
import { normalise, type Word } from "../words.ts";
import { PhraseFinder } from "./phrase-finder.ts";

/**
 * What buyers say around the goods they mean: that they buy, from whom, how and for how much. No product is told from
 * another by it, so it never keeps one from being found.
 */
const ENGLISH = `wholesale, wholesaler, wholesalers, whole sale, bulk, in bulk, bulk order, bulk orders, bulk price, supplier, suppliers, supply,
  supplying, manufacturer, manufacturers, manufacturing company, factory, factories, factory price, maker, makers, producer, producers, vendor, vendors,
  distributor, distributors, exporter, exporters, importer, importers, trader, traders, dealer, dealers, seller, sellers, company, companies,
  price, prices, pricing, price list, pricelist, cost, cheap, cheapest, low price, lowest price, best, best price, good price, good quality, best quality,
  high quality, top quality, quality, quote, quotes, quotation, quotations, rfq, enquiry, inquiry, buy, buying, buyer, purchase, purchasing, procure, procurement,
  need, needed, needs, want, wanted, we want, looking for, i am looking for, look for, searching for, search for, require, required, requirement, kindly, please, pls, hello, hi, dear,
  order, orders, ordering, for sale, sale, offer, offers, send, give, share, cif, fob, exw, ddp, cfr, cpt, dap, fca, incoterm, delivery, deliver, delivered, container load, fcl, lcl,
  export, exports, import, imports, exporting, importing, moq, private label, white label, oem, odm, our logo, with our logo, with logo, own brand, our brand, custom logo,
  in stock, available, availability, ready stock, direct, made, made in, certified, certificate, compliant, compliance, approved, conforming, standard,
  product, products, goods, item, items, i, we, me, us, my, our, you, your, some, any, something, thing, things, stuff, kind, kinds, type, types, of, that, which, where, how, much, how much, could, would, like, get, is, are, be, do, have, has, it, this, these, new, urgent, urgently, when, while, during, off, go, goes, make, makes, making, keep, use, used, using, there, about, should, will, also, please send, all, each, other, best rate, price per ton, price per kg, price per piece, full container, container price, what to do, every day, opening stock, initial stock, stock list, very, too much, so much, expensive, costly, looking after, wayed, wayid, bezzef, barcha, ktir, kteer, all day, every week, daily basis, pls send, items list, asap,
  quantity, quantities, qty, length, width, height, thickness, size, sizes, dimensions, monthly, weekly, yearly, annually, per month, per week, per year, contract, project, premium, premium quality, premium grade, grade a, a grade, grade 1, first grade, first class, top grade, month, week, year,
  who, whom, whose, what, what is, why, sells, sell, selling, sold, find, get me, give me, tell me, show me, let me know, know, am, was, been, has, had, can i, can you, can we, you can, we can, i can, may, might, must, did, does, do you, were, interested, interest, sir, sirs, madam, regards, thanks, thank you, trusted, reliable, trustworthy, reputable, near me, near us, nearby, every, each month, immediately, soon, regular, regularly, long term, looking to, planning, plan to, whatsapp, my shop, our shop, my store, our store, for my shop, for our shop, for my store, for our store, for my business, own shop, my business, our business, my company, our company, our client, our customers, payment terms, details, information, more info, info, catalogue, trial order, first order, repeat order`;
const FRENCH = `produit, produits, article, articles, marchandise, marchandises, en gros, grossiste, grossistes, demi-gros, vrac, en vrac, fournisseur, fournisseurs, fourniture de, fabricant, fabricants, fabrique, usine, usines, prix usine, producteur, producteurs,
  distributeur, distributeurs, revendeur, revendeurs, exportateur, exportateurs, importateur, importateurs, vendeur, vendeurs, société, entreprise,
  prix, tarif, tarifs, coût, pas cher, moins cher, bon prix, meilleur prix, meilleur, meilleure, bonne qualité, haute qualité, qualité, devis, demande de devis, devis pour, demande de prix, offre de prix, offre, offres,
  achat, achats, achat en gros, acheter, achète, commande, commander, commandes, besoin, besoin de, nous avons besoin, j'ai besoin, cherche, cherchons, recherche, recherchons, je cherche, nous cherchons, je veux, je voudrais, nous voulons,
  vente, à vendre, livraison, livré, livrée, livrer, livrez, livrés, livrées, export, exporter, exportation, import, importer, importation, marque propre, marque blanche, avec logo, notre logo, svp, s'il vous plaît, bonjour, merci, urgent,
  de quoi, quelque chose, truc, trucs, certifié, certifiée, certifiés, certifiées, certificat, conforme, conformes, norme, normes, fabriqué, fabriqué en, fabriquée en, origine, je, j, nous, notre, nos, mon, ma, mes, votre, vos, combien, est, sont, faire, qui, que, ce, cette, ces, sa, ses, tout, tous, toute, toutes, neuf, disponible, disponibles,
  quantité, quantités, longueur, largeur, hauteur, épaisseur, taille, tailles, dimensions, mensuel, mensuelle, mensuels, annuel, annuelle, par mois, par an, contrat, projet, chantier, que faire, tous les jours, trop cher, trop, cher, chère, beaucoup, chaque jour, chaque semaine, il faut, il me faut, il nous faut, comment faire, prix à la tonne, prix au kilo, la pièce, conteneur complet, premier choix, première qualité, qualité supérieure, souhaite, souhaitons, souhaitez, souhaiterions, mois, semaine, vers,
  quel, quelle, quels, quelles, quoi, pourquoi, quand, vous, avez, avez-vous, avoir, auriez, pourriez, pouvez, peut, peux, pouvons, puis, puis-je, serait, envoyer, envoyez, donner, donnez, trouver, trouve, suis, sommes, être, à la recherche, vend, vends, vendent, vendez, vendre, propose, proposez, fiable, fiables, sérieux, intéressé, intéressés, intéressée, en stock, stock disponible, grande quantité, grandes quantités, petite quantité, prix de gros, de gros, quel prix, coûte, coûtent, coûterait, marque de distributeur, mon magasin, notre magasin, ma boutique, notre boutique, mon commerce, notre société, mon entreprise, notre entreprise, nos clients, nos besoins, régulier, régulière, régulièrement, chaque mois, tous les mois, immédiatement, rapidement, délai, délais, conditions, conditions de paiement, renseignement, renseignements, informations, monsieur, madame, cordialement, bonsoir, salut, encore, aussi, très`;
const ARABIC = `منتج, منتجات, المنتجات, بضاعة, بضائع, سلعة, سلع, بالجملة, الجملة, جملة, جمله, سعر الجملة, بالكرتون, مورد, موردين, موردون, الموردين, موردي, مصنع, مصانع, مصنعين, شركة, شركات, مؤسسة, توريد, تاجر, تجار, تاجر جملة, تجار الجملة, موزع, موزعين, مصدر, مصدرين, مستورد, بائع, وكيل,
  سعر, أسعار, السعر, الأسعار, بسعر, بأسعار, تسعيرة, تسعير, ثمن, اثمان, بكم, كم, كم سعر, بقديش, شحال, بشحال, شنو, رخيص, أرخص, ارخص سعر, أفضل, أفضل سعر, احسن, أحسن سعر, جودة, جودة عالية, عالي الجودة, عالية الجودة, نوعية ممتازة, ممتاز, ممتازة, اصلي, أصلية,
  أريد, اريد, نريد, ابغى, أبغى, ابغا, نبغى, نبغا, ابي, نبي, أبي, بغيت, عايز, عايزين, عاوز, عاوزين, بدي, بدنا, ودي, محتاج, محتاجين, محتاجة, أحتاج, احتاج, نحتاج, مطلوب, المطلوب, أبحث عن, نبحث عن, ابحث, ادور, أدور على, ندور,
  شراء, شرا, نشتري, نشري, نشرو, شريت, نبغي نشري, كل يوم, وايد, واجد, كثير, كتير, جدا, برشا, بزاف, غالي, غالية, يوميا, كل أسبوع, شو الحل, وش الحل, إيش الحل, شنو الحل, اشتري, أشتري, للشراء, بيع, للبيع, عرض, عرض سعر, عروض, عرض أسعار, طلب, طلبية, طلب عرض سعر, استفسار, استيراد, استورد, تصدير, للتصدير, لتصديره, لتصديرها, تصديره, تصديرها, توصيل, التوصيل, تسليم,
  بالشعار, شعار, شعارنا, بشعارنا, بعلامتنا, علامة خاصة, علامة تجارية خاصة, مطابق, مطابقة, للمواصفات, مواصفات, معتمد, معتمدة, شهادة, بشهادة, حاصل على, صناعة, صنع, صنع في, منشأ, المنشأ, حاجة, حاجه, شي, شيء, أشياء, اشياء, نوع, أنواع, جديد, جديدة, لو سمحت, من فضلك, السلام عليكم, مرحبا,
  عندكم, عندك, متوفر, متوفرة, هل, هذا, هذه, اللي, يكون, تكون, أقدر, ممكن, لدينا, عندنا, يا, انا, نحن, بس, كل, بعض,
  عدد, بعدد, كمية, كميات, بكمية, طول, بطول, ارتفاع, بارتفاع, مقاس, بمقاس, مقاسات, سماكة, بسماكة, شهري, شهريا, أسبوعي, أسبوعيا, سنوي, سنويا, عقد سنوي, مشروع, درجة أولى, درجة اولى, الدرجة الأولى, نخب أول, نخب اول, فاخر, فاخرة, نطلب, أطلب, تطلب, يطلب, نرغب, أرغب, نود, أود, شهر, كل شهر, سنة,
  موثوق, موثوقة, موثوقين, مضمون, مضمونة, ثقة, كمية كبيرة, كميات كبيرة, كميه كبيره, بكميات كبيرة, بالكميات, ألاقي, الاقي, نلاقي, ألقى, القى, نلقى, لقيت, أحصل, احصل, نحصل, أجد, نجد, أشوف, اشوف, يوجد, موجود, موجودة, لديكم, لديك, عنكم, ديال, ديالكم, حنا ندورو, حنا بغينا, حنا كندورو, احنا, إحنا, ندورو, ندوروا, كندور, ندوّر, دوروا, الثمن, بثمن, بثمن مناسب, ثمن مناسب, سعر مناسب, بسعر مناسب, أسعار مناسبة, قائمة أسعار, قائمة الأسعار, لستة أسعار, سمحتم, لو سمحتم, لو سمحتوا, فضلكم, من فضلكم, رجاء, الرجاء, يرجى, نرجو, أرجو, شكرا, شكرًا, تحياتي, مساء الخير, صباح الخير, حياكم, للشحن الفوري, شحن فوري, فورا, عاجل, مستعجل, لمحلي, لمحلنا, لمتجري, لمتجرنا, لشركتنا, لشركتي, لعملائنا, لزبائننا, بانتظام, دوري, كل سنة, أيضا, كمان, برضه, معلومات, تفاصيل, طلبية تجريبية, شروط الدفع, تواصل, للتواصل, واتساب, متى, أين, اين, لماذا, ليش, منو, مين, يبيع, تبيع, يبيعون, نبيع, أبيع, بيبيع, كبيرة الكمية`;

/** Units and counting words, alone and behind a number that is no size: tons, pcs, days, degrees. */
const MEASURED = `kg, kgs, kilo, kilos, ton, tons, tonne, tonnes, mt, litre, litres, liter, liters, ltr, ltrs, pcs, nos, no, dozen, dozens, douzaine, douzaines, pièce,
  كيلو, كجم, طن, أطنان, لتر, لترات, حبة, حبات, قطعة, درزن, درزينة, دزينة,
  day, days, hour, hours, hrs, weeks, months, years, yrs, jour, jours, heure, heures, semaines, ans, يوم, أيام, ايام, أسبوع, أسابيع, اسبوع, شهور, أشهر, اشهر, شهرين, سنوات, سنين, أعوام,
  degree, degrees, celsius, degré, degrés, درجة مئوية, درجات مئوية`;

/** By what a price is told. French articles stand only at units: "le carton" is goods. */
const PER = `per, per carton, per ctn, per box, per piece, per pc, per pcs, per unit, per bag, per roll, per kg, per kilo, per ton, per tonne, per mt, per litre, per liter, per metre, per meter, per sqm, per square metre, per square meter, per m2, per set, per pallet, per container, per dozen, per pack,
  par carton, par pièce, par unité, par sac, par rouleau, par kg, par kilo, par tonne, par litre, par mètre, par mètre carré, par m2, par palette, par conteneur, par douzaine, la tonne, le kilo, le kg, le litre, le mètre, le mètre carré, le m2, au kilo, au litre, au mètre, au mètre carré, au m2, à la tonne, à la pièce, la pièce, l'unité, à l'unité,
  بالمتر, بالمتر المربع, بالطن, بالكيلو, باللتر, بالحبة, بالقطعة, بالكيس, بالرول, لكل كرتون, لكل طن, لكل قطعة, لكل حبة`;

/** That a business, a place or works are begun. */
const BEGINNING = `open a, open an, open my, open our, open new, open up, to open, opening a, opening an, opening my, opening new, start, starting, started, startup, startups, start up, set up, setup, setting up, launch, launching, begin, beginning, establish, from scratch, from zero, from start to finish,
  complete set up, full set up, turnkey, turn key, everything for, everything needed, all items, all things, full list, list of, list for, what to buy, what is needed, what we need, what do i need, what equipment, equipment needed, equipment required, equipment to start, equipment to open, items needed, items for, material for, materials for, requirements for, what to do,
  stock for, inputs, small business, small scale, own business, my own, our own, my new, our new, new project, business idea, equip, equipping, fit out, fit-out, fitting out, fitout, stuff for, things for, supplies for, complete, completely, bedroom house, bedroom villa, bedroom home, bedroom flat, pax, persons, people, family, for my, site, five star, five stars, four star,
  ouvrir, j ouvre, ouvrons, ouverture, ouverture de, lancer, je lance, lancement, démarrer, démarrage, créer, création, monter un, monter une, monter mon, monter ma, je monte, installer un, installer une, équiper, équipons, de zéro, à partir de zéro, clé en main, que faut-il, que faire, il faut, tout pour, tout le nécessaire, nécessaire pour, liste du matériel, quel matériel, quels équipements, matériel pour ouvrir, matériel pour démarrer, petite unité, mini unité, mon propre, ma propre, invités, famille, étoiles, préparer,
  افتح, أفتح, نفتح, فتح, لفتح, يفتح, بفتح, أبدأ, نبدأ, ابدا, بدء, نبلش, ابلش, أسس, نؤسس, تحت التأسيس, قيد التأسيس, تحت الإنشاء, تحت التجهيز, من الصفر, من الأول, من البداية, من الأساس, أول مرة, افتتاح, مشروع صغير, مشروع جديد, مشروعي, مشروع العمر, متكامل, متكاملة, كامل مكمل, تسليم مفتاح, كل ما يلزم, كل شي, كل شيء, كلشي, وش احتاج, وش نحتاج, شو بدي, شو يلزم, ايش احتاج, شنو احتاج, ماذا احتاج, ما يلزم, اللازم, قائمة, لستة, أغراض, اغراض, غراض, تجهيز, تجهيزات جديدة, نجهز, أجهز, يجهز, داير, دايرين, دايره, حاب, حابب, ناوي, ناويين, اسوي, أسوي, نسوي, نعمل, اعمل, شلون, كيف, وين, فين, شخص, أشخاص, اشخاص, نفر, أنفار, عائلة, عائلي, أدوار, طوابق, نجوم, خمس نجوم, ايش, شو`;

const TRADE = [ENGLISH, FRENCH, ARABIC, MEASURED, BEGINNING].join(",");
const PHRASES = new PhraseFinder<true>([[true, TRADE]], { attached: true });
export const MEASURED_IN = new PhraseFinder<true>([[true, MEASURED]], { attached: true });
const PRICED_BY = new PhraseFinder<true>([[true, PER]]);
const LISTED: ReadonlySet<string> = new Set(TRADE.split(",").map(normalise));
/** Dialect words that fold onto goods (آلي, automatic), told by how they are written. */
const AS_WRITTEN: ReadonlySet<string> = new Set(["الي"]);

/**
 * How many words from here are words of trade; 0 where none stands. A word of the synonym table is none by taking letters
 * off another: بالكرتون tells how goods are sold, كرتون is goods.
 * @param isNamed whether a word stands in a phrase that names goods, which no words of trade take a part of
 */
export function tradeLength(words: readonly Word[], at: number, isNamed: (word: Word) => boolean): number {
  const word = words[at];
  if (!word) return 0;
  if (AS_WRITTEN.has(word.surface)) return 1;
  const length = Math.max(PHRASES.at(words, at)?.length ?? 0, PRICED_BY.at(words, at)?.length ?? 0);
  if (words.slice(at, at + length).some(isNamed)) return 0;
  return length === 1 && isSynonymWord(word.term) && !LISTED.has(word.term) ? 0 : length;
}

/** Whether a word of trade begins with these letters, which somebody may still be typing. */
export function beginsTradeWord(term: string): boolean {
  return PHRASES.isBegunBy(term);
}
