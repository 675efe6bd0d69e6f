import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Country } from "#domain/kernel/countries.ts";
import type { Currency } from "#domain/kernel/currency.ts";

/** How price lists of the region write units: trade abbreviations in three languages, beside the codes of domain's unit-codes.ts. */
export const UNIT_SIGNS: Readonly<Record<Unit, readonly string[]>> = {
  piece: words("pc, pcs, pce, pces, pieces, pièces, ea, each, nos, unit, units, قطع, حبة"),
  carton: words("ctn, ctns, crtn, cartons, كراتين, كرتونة"),
  box: words("bx, boxes, boîte, boîtes, علبة, علب, صناديق"),
  kg: words("kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, كجم, كغ, كغم, كيلو"),
  tonne: words("mt, ton, tons, tonnes, أطنان"),
  litre: words("l, ltr, ltrs, liter, liters, litres, لترات"),
  metre: words("m, mtr, mtrs, meter, meters, metres, mètres, أمتار"),
  sqm: words("m2, m², sq m, sqmtr, م2, م²"),
  roll: words("rolls, rouleaux, رول, رولات, لفات"),
  set: words("sets, lots, ensemble, ensembles, أطقم"),
  pallet: words("plt, plts, pallets, palettes, طبليات"),
  licence: words("license, licenses, licences, تراخيص"),
  gram: words("gr, gm, gms, grams, gramme, grammes, جرام, غرام, غ, غم, جرامات"),
  cbm: words("m3, m³, cu m, cubic metre, cubic meter, mètre cube, م3, م³"),
  dozen: words("doz, dz, dozens, douzaines, درزن, درزينة, دزينات"),
  pair: words("prs, pairs, paires, أزواج"),
  pack: words("pk, pkt, pkts, packs, packet, packets, paquets, باكيت, باكت, باكو, عبوات"),
  bag: words("bags, sack, sacks, sacs, أكياس, شوال, شوالات, شكارة, خيشة"),
  bottle: words("btl, btls, bottles, bouteilles, flacon, flacons, زجاجة, زجاجات, قنينة, قوارير"),
  can: words(
    "cans, tin, tins, canette, canettes, bidon, bidons, boîte de conserve, boîtes de conserve, تنكة, تنكات, صفيحة",
  ),
  jar: words("jars, bocaux, مرطبان, برطمانات"),
  drum: words("drums, barrel, barrels, fûts, baril, barils, براميل"),
  sheet: words("sheets, feuilles, plaque, plaques, ألواح"),
  bundle: words("bdl, bdls, bundles, bottes, حزمة, ربطات"),
};

/** How countries are written beside their names and their codes of two letters. */
export const ORIGIN_SIGNS: Readonly<Partial<Record<Country, readonly string[]>>> = {
  AE: words("uae, emirates"),
  SA: words("ksa, saudi, المملكة العربية السعودية"),
  GB: words("uk, england, great britain, britain, angleterre, grande bretagne, إنجلترا, بريطانيا"),
  US: words("usa, america, états unis d'amérique, أمريكا, الولايات المتحدة الأمريكية"),
  KR: words("korea, south korea, corée, كوريا"),
  TR: words("turkey, turkiye"),
  CN: words("prc, p.r.c, pr china"),
  CZ: words("czech republic, république tchèque, جمهورية التشيك"),
  NL: words("holland, hollande"),
  CI: words("ivory coast, côte d'ivoire"),
  VN: words("viet nam, viêt nam"),
  RU: words("russian federation, fédération de russie"),
};

function words(list: string): string[] {
  return list.split(", ");
}

/** How prices are written with their currency where the code is not used. */
export const CURRENCY_SIGNS: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  AED: ["dh", "dhs", "dirham", "dirhams", "د.إ", "درهم"],
  SAR: ["sr", "ر.س"],
  KWD: ["kd", "د.ك"],
  BHD: ["bd", "د.ب"],
  OMR: ["ro", "ر.ع"],
  QAR: ["qr", "ر.ق"],
  USD: ["US$", "$"],
  EUR: ["€"],
};
