import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { certificationName } from "./certification-name.ts";
import { countryName } from "./origin-name.ts";

/** A search as it is counted (domain/analytics/searched-words.ts). */
interface CountedSearch {
  words: string;
  asks: string;
}

/** The countries of origin and the certificates that a search asks for, by their names. */
export function askNames({ asks }: Pick<CountedSearch, "asks">): string[] {
  // A row of another version may lack them.
  return (asks ?? "")
    .split(" ")
    .filter((code) => code !== "")
    .map((code) => {
      const certification = CERTIFICATION_CODES.find((known) => known === code);
      return certification ? certificationName(certification) : countryName(code);
    });
}

/** A search in words, to be searched for again. */
export function searchText(search: CountedSearch): string {
  return [search.words ?? "", ...askNames(search)].join(" ").trim();
}
