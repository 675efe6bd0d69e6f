import type { Locale } from "#domain/kernel/locale.ts";
import { knownPlace, placeLanguage } from "#domain/kernel/places.ts";
import { foreignLanguage } from "./written-language.ts";

/** The language of a named place as it is shown, where that is another than the reader's; null where nothing tells it. */
export function foreignPlace(place: string, reader: Locale): Locale | null {
  const language = placeLanguage(place) ?? foreignLanguage(place, reader);
  // Known by the reader's own name: what is shared with other languages is no other one's.
  return language === reader || knownPlace(place, reader) === place ? null : language;
}
