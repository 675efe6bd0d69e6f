import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug, type SubcategorySlug } from "#domain/catalogue/categories.ts";
import { CATEGORY_NAMES } from "#domain/catalogue/category-names.ts";
import { SUBCATEGORY_NAMES } from "#domain/catalogue/subcategory-names.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { type AddedSynonyms, tokensOfGroups } from "./added-synonyms.ts";
import { formTokens, textTokens } from "./index-tokens.ts";
import { type QuerySegment, segmentsOf } from "./query-segments.ts";
import { queryWords } from "./query-words.ts";
import { withoutArticle } from "./stems.ts";
import type { Kind } from "./understanding/kind-words.ts";
import type { QueryPart } from "./understanding/understand-query.ts";
import { type Word, wordsOf } from "./words.ts";

/** A category or one of its sub-categories. */
export interface CategoryPlace {
  category: CategorySlug;
  subcategory: SubcategorySlug | null;
}

interface NamedPlace extends CategoryPlace {
  /** What its names in all languages are found by. */
  tokens: ReadonlySet<string>;
  /** The words of its names, Arabic ones without their article too. */
  words: readonly string[];
}

let places: readonly NamedPlace[] | undefined;

/** Put together when it is first needed, as the synonym table is. */
function namedPlaceList(): readonly NamedPlace[] {
  places ??= CATEGORY_SLUGS.flatMap((category) => [
    { category, subcategory: null, ...readNames(CATEGORY_NAMES[category]) },
    ...CATEGORIES[category].map((subcategory) => {
      return { category, subcategory, ...readNames(SUBCATEGORY_NAMES[subcategory]) };
    }),
  ]);
  return places;
}

function readNames(names: Record<Locale, string>): Pick<NamedPlace, "tokens" | "words"> {
  const texts = Object.values(names);
  const terms = texts.flatMap((name) => wordsOf(name).map(({ term }) => term));
  return { tokens: new Set(texts.flatMap(textTokens)), words: terms.flatMap((term) => [term, withoutArticle(term)]) };
}

/** What a query's words are looked for by, beside themselves. */
interface Beside {
  /** Groups that operators added to the table of synonyms. */
  added?: AddedSynonyms | undefined;
  /** A word that may not be typed to its end: a name may go on from it. */
  begun?: Word | undefined;
}

/** Categories whose names, in any language, have all goods that a query asks for, in any form or as a synonym. */
export function namedPlaces(parts: readonly QueryPart[], { added, begun }: Beside = {}): CategoryPlace[] {
  const words = queryWords(parts.flatMap((part) => (part.kind === "goods" ? part.words : [])));
  if (words.length === 0) return parts.flatMap((part) => (part.kind === "kind" ? placeOf(part.of) : []));
  const waysOf = (some: Word[]) => segmentsOf(some, added).map((segment) => tokensOfSegment(segment, added));
  const whole = waysOf(words);
  const before = waysOf(words.filter((word) => word !== begun));
  const holds = ({ tokens }: NamedPlace, segments: string[][][][]) =>
    segments.every((ways) => ways.some((way) => way.every((any) => any.some((token) => tokens.has(token)))));
  const goesOn = (place: NamedPlace) =>
    begun !== undefined && place.words.some((word) => word.startsWith(begun.term)) && holds(place, before);
  return namedPlaceList()
    .filter((place) => holds(place, whole) || goesOn(place))
    .map(({ category, subcategory }) => ({ category, subcategory }));
}

function placeOf({ category, subcategory }: Kind): CategoryPlace {
  return { category, subcategory: subcategory ?? null };
}

/** The ways in which a segment may stand in a name: its phrase, or each of its words; of each one token is enough. */
function tokensOfSegment({ words, groups, phraseGroups }: QuerySegment, added?: AddedSynonyms): string[][][] {
  const each = words.map(({ term }, at) => [term, ...formTokens(term), ...tokensOfGroups(groups[at] ?? [], added)]);
  return [each, [tokensOfGroups(phraseGroups, added)]];
}
