import { placeIn } from "#domain/kernel/places.ts";
import { currentLocale } from "#i18n/locale.ts";
import { Written } from "./bdi.tsx";

/** A city or a port that somebody named: as the reader's language calls it where that is known. */
export function Place({ name }: { name: string }) {
  return <Written>{placeIn(name, currentLocale())}</Written>;
}
