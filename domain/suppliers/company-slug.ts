const LONGEST_NAME = 60;

/**
 * The address of a company: its name as far as it is written in Latin letters, and a code that keeps companies of one
 * name apart.
 * @param code lower-case letters and digits
 */
export function companySlug(name: string, code: string): string {
  const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = folded.match(/[a-z0-9]+/g) ?? [];
  let slug = words.join("-");
  if (slug.length > LONGEST_NAME) slug = slug.slice(0, LONGEST_NAME).replace(/-[^-]*$/, "");
  return `${slug || "company"}-${code}`;
}
