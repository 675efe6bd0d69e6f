import { type QueryPart, understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";

/** The parts of a query as short lines: "goods rebar", "measure 12mm". */
export function read(query: string): string[] {
  return understandQuery(query).map((part) => `${part.kind} ${saidBy(part)}`);
}

function saidBy(part: QueryPart): string {
  if (part.kind === "measure") return part.measure.token;
  if (part.kind === "origin") return part.origin;
  if (part.kind === "certification") return part.certification;
  if (part.kind === "quantity") return String(part.amount);
  if (part.kind === "price") return JSON.stringify(part.limit);
  return part.words.map(({ surface }) => surface).join(" ");
}
