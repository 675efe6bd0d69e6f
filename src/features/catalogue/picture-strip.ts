import { formatNumber } from "#i18n/formats.ts";
import { currentDirection, currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

export interface Picture {
  path: string;
  width: number;
  height: number;
  /** What is seen, in the language of the page; empty where nobody says. */
  alt: string;
}

/** The pictures of a product, by its name. */
export interface Pictures {
  name: string;
  pictures: readonly Picture[];
}

/** What a picture is called: what is seen, or which one it is where nobody says. */
export function pictureName({ name, pictures }: Pictures, place: number): string {
  const locale = currentLocale();
  const numbers = { number: formatNumber(place + 1, locale), total: formatNumber(pictures.length, locale) };
  return pictures[place]?.alt || m.catalogue_product_picture_of({ ...numbers, name });
}

/** Scrolls a strip of pictures to one; in right-to-left pages the position counts downwards from zero. */
export function showPicture(strip: HTMLElement | null, place: number, behavior: ScrollBehavior = "auto"): void {
  strip?.scrollTo({ left: (currentDirection() === "rtl" ? -1 : 1) * place * strip.clientWidth, behavior });
}

/** The place of the picture that a strip shows. */
export function pictureInView(strip: HTMLElement): number {
  return Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth));
}
