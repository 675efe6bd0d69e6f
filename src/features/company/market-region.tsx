import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { MAX_MARKETS } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { namedCountries, type Region } from "#src/vocabulary/countries.ts";

interface MarketRegionProps {
  region: Region;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The countries of one part of the world; the Gulf stands open. */
export function MarketRegion({ region, chosen, onChange }: MarketRegionProps) {
  const countries = useMemo(() => namedCountries(region.countries), [region]);
  const name = region.name();
  const own = region.countries.filter((country) => chosen.includes(country)).length;
  const isAll = own === region.countries.length;
  return (
    <details open={region.id === "gulf"} className="group rounded-md border border-sand-200 bg-sand-50">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-3 font-bold text-gulf-900 text-sm [&::-webkit-details-marker]:hidden">
        {m.company_markets_group({ region: name, chosen: own, total: region.countries.length })}
        <ChevronDown aria-hidden size={20} className="shrink-0 text-gulf-700 group-open:-scale-y-100" />
      </summary>
      <fieldset className="grid gap-1 px-3 pb-3 xs:grid-cols-2">
        <legend className="sr-only">{name}</legend>
        {countries.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 rounded-md px-2 text-base hover:bg-white">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onChange(toggled(chosen, value))}
              className="size-5 shrink-0 accent-gulf-700"
            />
            {label}
          </label>
        ))}
        <Button
          type="button"
          variant="secondary"
          aria-label={
            isAll ? m.company_markets_nothing_of({ region: name }) : m.company_markets_all_of({ region: name })
          }
          onClick={() => onChange(toggledRegion(chosen, region.countries))}
          className="mt-2 xs:col-span-2 xs:justify-self-start"
        >
          {isAll ? m.company_markets_nothing() : m.company_markets_all()}
        </Button>
      </fieldset>
    </details>
  );
}

/** Takes a country in or out; one beyond the most that may be named changes nothing. */
export function toggled(chosen: readonly string[], country: string): string[] {
  if (chosen.includes(country)) return chosen.filter((one) => one !== country);
  return chosen.length < MAX_MARKETS ? [...chosen, country] : [...chosen];
}

/** Takes all of a region in, as far as there is room, or all of it out when it is all in. */
export function toggledRegion(chosen: readonly string[], countries: readonly string[]): string[] {
  const missing = countries.filter((country) => !chosen.includes(country));
  if (missing.length === 0) return chosen.filter((country) => !countries.includes(country));
  return [...chosen, ...missing].slice(0, Math.max(chosen.length, MAX_MARKETS));
}
