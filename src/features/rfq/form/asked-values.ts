import { knownPlace } from "#domain/kernel/places.ts";
import { currentLocale } from "#i18n/locale.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { countryIn } from "#src/vocabulary/country-in.ts";
import { amountOf, EMPTY_LINE, type LineValues } from "./request-values.ts";

export type Understood = ApiOutputs["rfq"]["understand"];

/** What was understood, as the form's lines. */
export function linesOf({ lines }: Understood): LineValues[] {
  return lines.map(({ description, quantity }) => ({ ...EMPTY_LINE, description, ...amountOf(quantity) }));
}

/** Where the goods go, as the form's country and city; "" where nothing is known. */
export function destinationOf({ place, country }: Understood): { country: string; city: string } {
  return { country: country ?? countryIn(place) ?? "", city: knownPlace(place, currentLocale()) ?? "" };
}
