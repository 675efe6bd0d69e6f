import { placeIn } from "#domain/kernel/places.ts";
import { currentLocale } from "#i18n/locale.ts";

/** A place that somebody wrote in another language, as the reader would type it: what a form begins with. */
export function placeTyped(written: string | null | undefined): string {
  return placeIn(written ?? "", currentLocale());
}
