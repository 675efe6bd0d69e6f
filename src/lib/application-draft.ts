import type { BegunApplication } from "#domain/suppliers/lead-application.ts";
import { countryIn } from "./country-in.ts";

/** Under this name a company's application keeps what was typed; the home page's registration puts there what it knows. */
export const APPLICATION_DRAFT = "company-registration";

/** What a lead knows of an application as the form's fields hold it: a country in words is one of its list, or none. */
export function begunFields(begun: BegunApplication): BegunApplication {
  return { ...begun, country: countryIn(begun.country) ?? "" };
}
