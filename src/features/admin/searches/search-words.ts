import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { certificationName } from "#src/lib/certification-name.ts";
import { countryName } from "#src/lib/origin-name.ts";
import type { ApiOutputs } from "#src/lib/trpc.ts";

export type ListedSearch = ApiOutputs["admin"]["searches"]["items"][number];

/** The countries of origin and the certificates that a search asks for, by their names. */
export function askNames({ asks }: ListedSearch): string[] {
  return (asks || "")
    .split(" ")
    .filter((code) => code !== "")
    .map((code) => {
      const certification = CERTIFICATION_CODES.find((known) => known === code);
      return certification ? certificationName(certification) : countryName(code);
    });
}

/** A search in words, to be searched for again. */
export function searchText(search: ListedSearch): string {
  return [search.words, ...askNames(search)].join(" ").trim();
}
