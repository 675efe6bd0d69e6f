import type { Tier } from "#domain/catalogue/search/search-result.ts";

type GoldenKind = "exact" | "spelling" | "dialect" | "plural" | "typo" | "arabizi" | "cross-language";

/** A query with what it has to find. */
export interface Golden {
  kind: GoldenKind;
  q: string;
  /** Of the best hit. */
  tier: Tier;
  /** English names of the products that are meant. */
  means: RegExp;
}

const golden =
  (kind: GoldenKind) =>
  (q: string, tier: Tier, means: RegExp): Golden => ({ kind, q, tier, means });

const exact = golden("exact");
const spelling = golden("spelling");
const dialect = golden("dialect");
const plural = golden("plural");
const typo = golden("typo");
const arabizi = golden("arabizi");
const cross = golden("cross-language");

/** Over the demo data and 10,000 products generated with seed 1. */
export const GOLDEN: Golden[] = [
  exact("coriander", "exact", /coriander/i),
  exact("Khalas dates", "exact", /khalas/i),
  exact("office chair", "exact", /office chair/i),
  exact("bifacial", "normalised", /bifacial/i),
  exact("سمسم", "exact", /sesame|tahini/i),
  exact("فراولة", "exact", /strawberry/i),
  exact("معجون أسنان", "exact", /toothpaste/i),
  exact("حديد تسليح", "exact", /rebar/i),
  exact("cannelle", "exact", /cinnamon|cassia/i),
  exact("eau de rose", "exact", /rose water/i),
  exact("GEN-000150", "normalised", /^Mouthwash, classic, Rudiha/),

  spelling("قرفه", "normalised", /cinnamon/i),
  spelling("بصل احمر", "normalised", /red onion/i),
  spelling("حُمُّص", "normalised", /chickpea/i),
  spelling("شـــامبو", "normalised", /shampoo/i),
  spelling("epinard", "normalised", /spinach/i),
  spelling("cremes solaires", "normalised", /sunscreen/i),
  spelling("THÉ VERT", "exact", /green tea/i),
  spelling("l'ail", "exact", /garlic/i),
  spelling("d'échalote", "exact", /shallot/i),
  spelling("٥٨٠ واط", "exact", /580 W/),
  spelling("۱۰۰ ك.ف.أ", "exact", /100 kVA/),

  // A paste of tomatoes is told of them, and none.
  dialect("بندورة", "fuzzy", /tomato/i),
  dialect("حبهان", "synonym", /cardamom/i),
  dialect("طابوق", "synonym", /block/i),
  dialect("كنب", "prefix", /sofa/i),
  dialect("كيبل", "synonym", /cable/i),
  dialect("مواسير", "synonym", /pipe/i),
  dialect("محارم مبللة", "synonym", /wipes/i),
  dialect("سكوتش", "synonym", /tape/i),
  dialect("كوسا", "synonym", /courgette/i),
  dialect("توم", "synonym", /garlic/i),
  dialect("موية ورد", "synonym", /rose water/i),
  dialect("طلمبة", "synonym", /pump\b/i),

  plural("tomato pastes", "prefix", /tomato paste/i),
  plural("onions", "prefix", /onion/i),
  plural("raspberries", "prefix", /raspberry/i),
  plural("soap", "exact", /soap/i),
  plural("gloves", "exact", /gloves/i),
  plural("بطاطا", "exact", /sweet potato/i),
  plural("التمور", "synonym", /date/i),
  plural("والزيتون", "prefix", /olive/i),
  plural("بالفراولة", "prefix", /strawberry/i),
  plural("كراسي مكتب", "synonym", /office chair/i),
  plural("شامبوهات", "synonym", /shampoo/i),
  plural("panneaux solaires", "prefix", /solar panel/i),
  plural("gels décolorants", "exact", /bleaching gel/i),
  plural("oignons", "prefix", /onion/i),

  typo("corainder", "fuzzy", /coriander/i),
  typo("cinamon", "fuzzy", /cinnamon/i),
  typo("watermelom", "fuzzy", /watermelon/i),
  typo("strawbery", "fuzzy", /strawberry/i),
  typo("deoderant", "fuzzy", /deodorant/i),
  typo("genrator", "fuzzy", /generator/i),
  typo("épinrad", "fuzzy", /spinach/i),
  typo("fromboise", "fuzzy", /raspberry/i),
  typo("برتقلل", "fuzzy", /orange/i),
  typo("سبانج", "fuzzy", /spinach/i),
  typo("کزبرا", "fuzzy", /coriander/i),
  typo("camra", "fuzzy", /camera/i),
  typo("excavatr", "fuzzy", /excavator/i),

  arabizi("tumoor", "synonym", /date/i),
  arabizi("tmr", "synonym", /date/i),
  arabizi("7alib", "synonym", /milk/i),
  arabizi("3asal", "synonym", /honey/i),
  arabizi("zayt", "synonym", /oil/i),
  arabizi("sabon", "synonym", /soap/i),
  arabizi("simsim", "synonym", /sesame|tahini/i),
  arabizi("bortoqal", "synonym", /orange/i),
  arabizi("kazbara", "synonym", /coriander/i),
  arabizi("baqdounis", "synonym", /parsley/i),
  arabizi("mishmish", "synonym", /apricot/i),
  arabizi("kartoon", "synonym", /carton|corrugated|paper/i),
  arabizi("9aboon", "synonym", /soap/i),
  arabizi("chay a5dar", "synonym", /green tea/i),

  cross("zucchini", "synonym", /courgette/i),
  cross("licorice", "synonym", /liquorice/i),
  cross("مكيف", "prefix", /air condition/i),
  cross("dattes", "exact", /date/i),
  cross("groupe électrogène", "exact", /generator/i),
  cross("masque chirurgical", "prefix", /surgical mask/i),
  cross("sofa", "exact", /sofa/i),
  cross("بوكلين", "synonym", /excavator/i),
  cross("photovoltaic panel", "synonym", /solar panel/i),
  cross("forklift", "exact", /forklift/i),
  cross("double glazing", "synonym", /double-glazed/i),
  cross("yaourt", "exact", /yoghurt/i),
  cross("piment", "exact", /pepper/i),
  cross("كمام", "prefix", /mask|non-woven/i),
];
