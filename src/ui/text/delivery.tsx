import { placeIn } from "#domain/kernel/places.ts";
import { currentLocale } from "#i18n/locale.ts";
import { namedLanguage } from "#src/lib/format/written-language.ts";
import { Place } from "./place.tsx";

interface DeliveryProps {
  incoterm: string | null;
  place?: string | null;
  className?: string;
}

/** An Incoterm with its named place, which follows it in the direction of its own letters: "DDP Dubai". */
export function Delivery({ incoterm, place, className = "font-bold" }: DeliveryProps) {
  const isArabic = namedLanguage(placeIn(place ?? "", currentLocale())) === "ar";
  return (
    <bdi dir={isArabic ? "rtl" : "ltr"}>
      <span className={className}>{incoterm}</span>
      {place && (
        <>
          {" "}
          <Place name={place} />
        </>
      )}
    </bdi>
  );
}
