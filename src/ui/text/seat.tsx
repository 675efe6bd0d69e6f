import { countryName } from "#src/vocabulary/origin-name.ts";
import { Place } from "./place.tsx";

interface SeatProps {
  city: string | null | undefined;
  country: string | null | undefined;
}

/** A city with its country, or the one that is known: no point leads or ends what stands alone. */
export function Seat({ city, country }: SeatProps) {
  return (
    <>
      {city && <Place name={city} />}
      {city && country && " · "}
      {country && <bdi>{countryName(country)}</bdi>}
    </>
  );
}
