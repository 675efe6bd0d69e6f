import type { Mutation } from "./mutation.ts";

/** What must not break unnoticed; each gets its share of the sample. */
export const AREAS = ["machines", "money", "access", "parsing"] as const;
export type Area = (typeof AREAS)[number];

/** Folders whose files have a place in an area; a README or a test has none. */
export const MUTATED = /^(domain|worker|party)\/.*\.tsx?$/;

const MONEY = [
  /^domain\/kernel\/(money|price|price-field|currency)\./,
  /^domain\/orders\/(cart|cart-groups|checkout|freight|order-totals|order-vat|payment-schedule|payments|price-line)\./,
  /^domain\/rfq\/(exchange-rates|landed-cost|landed-rates|quantity|quote-totals)\./,
  /^domain\/catalogue\/(order-quantity|price-steps|price-tiers)\./,
  /^worker\/orders\/(agree-freight|awarded-order|checkout.*|new-order|own-cart|keep-cart|payment-.*|price-cart|priced-cart|record-payment|answer-payment)\./,
  /^worker\/rfq\/quotes\/(award|version-rows|put-quote|quote-summary|compare-quotes)\./,
];
const PARSING = [
  /^domain\/kernel\/(base64url|digits|email|fold-text|phone|plain-name|strip-html|text|website|whole-number)\./,
  /^domain\/catalogue\/(cell-lists|hs-code|import-.*|merge-row|own-columns|own-row|product-slug|row-.*)\./,
  /^domain\/catalogue\/search\//,
  /^domain\/(identity\/(device|return-to)|messaging\/(frames|message-files|phrases)|rfq\/(rfq-files|verify-code))\./,
  /^worker\/catalogue\/(import|search)\//,
  /^worker\/platform\/(documents|pictures)\//,
  /^worker\/(http\/(byte-range|client-address|uploads)|messaging\/files\/inspect-file)\./,
];
const ACCESS = [
  /^worker\/identity\//,
  /^worker\/platform\/(conditional-insert|guarded-write|hash-turns|one-time-codes|password.*|procedures|public-limits|rate-limits|room-tokens|secrets|session.*|write\/.*)\./,
  /^worker\/http\/(api-rules|downloads|private-files|public-pictures|request-context|rooms|same-origin)\./,
  /\/(own-[^/]*|[^/]*-to-transition|ratable-order|[^/]*-grant|[^/]*access[^/]*|member-sql|buyer|open-company|claimable-sql)\.ts$/,
  /^worker\/(rfq\/guest|suppliers\/claims|rfq\/matching|admin\/conversations)\//,
  /^worker\/(messaging\/(block-conversation|give-room-token|message-refusal|start\/.*)|suppliers\/(read-document|document-files))\./,
  /^party\//,
];
/** In other files of the Worker an access rule is a guard, or a term of a condition. */
const ACCESS_OPERATORS = /^(SQL )?(guard removed|term dropped|where dropped)$/;

/** The area of a mutation; null for those that none of the four areas is about. */
export function areaOf({ file, operator }: Pick<Mutation, "file" | "operator">): Area | null {
  const isIn = (places: readonly RegExp[]) => places.some((place) => place.test(file));
  if (isIn(MONEY)) return "money";
  if (isIn(PARSING)) return "parsing";
  if (file.startsWith("domain/")) return "machines";
  return isIn(ACCESS) || ACCESS_OPERATORS.test(operator) ? "access" : null;
}
