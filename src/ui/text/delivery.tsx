import { placeIn } from "#domain/kernel/places.ts";
import { currentLocale } from "#i18n/locale.ts";
import { foreignPlace } from "#src/lib/format/foreign-place.ts";
import { namedLanguage } from "#src/lib/format/written-language.ts";
import { Marked } from "./own-words.tsx";

interface DeliveryProps {
  incoterm: string | null;
  place?: string | null;
  className?: string;
}

/**
 * An Incoterm with its named place, which follows it in the direction of its own letters: "DDP Dubai". A place that stays in another
 * language than the reader's bears its mark.
 */
export function Delivery({ incoterm, place, className = "font-bold" }: DeliveryProps) {
  const shown = placeIn(place ?? "", currentLocale());
  const isArabic = namedLanguage(shown) === "ar";
  return (
    <bdi dir={isArabic ? "rtl" : "ltr"}>
      <span className={className}>{incoterm}</span>
      {place && (
        <>
          {" "}
          <Marked text={shown} locale={foreignPlace(shown, currentLocale())} />
        </>
      )}
    </bdi>
  );
}
