import * as z from "zod";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { toLatinNumber } from "#domain/kernel/digits.ts";
import { fitsCurrency, toMinor } from "#domain/kernel/price.ts";
import { typedPrice } from "#domain/kernel/price-field.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { MAX_TIERS, tierProblems } from "./price-tiers.ts";

const MAX_ORDER = 1_000_000_000;
/** Two years. */
const MAX_LEAD_DAYS = 730;

/** "15", "15-20" or nothing, as people type it: days from order to dispatch. */
const typedLeadTime = z
  .string()
  .max(20)
  .transform((raw) => toLatinNumber(raw.trim()))
  .pipe(z.string().regex(/^(|\d{1,3}(\s*[-–]\s*\d{1,3})?)$/))
  .transform((typed) => (typed === "" ? [] : typed.split(/[-–]/).map(Number)))
  .refine(([from = 0, to = from]) => from <= to && to <= MAX_LEAD_DAYS)
  .transform(([from = null, to = from]): { min: number | null; max: number | null } => ({ min: from, max: to }));

/** What of a product applies at once, without a review (workflows: Product). */
export const termFields = {
  moq: wholeNumber(1, MAX_ORDER),
  currency: z.enum(CURRENCIES),
  price: typedPrice,
  tiers: z.array(z.strictObject({ minQuantity: wholeNumber(1, MAX_ORDER), price: typedPrice })).max(MAX_TIERS),
  leadTime: typedLeadTime,
};

const fields = z.strictObject(termFields);
type TypedTerms = z.output<typeof fields>;

/** Price, tiers, minimum order and lead time of a product; issues as those of `productFormSchema`. */
export const productTermsSchema = fields
  .superRefine((terms, context) => {
    for (const { path, code } of issuesOfTerms(terms)) {
      context.addIssue({ code: "custom", path, params: { code } });
    }
  })
  .transform(inMinorUnits);
export type ProductTermsInput = z.input<typeof productTermsSchema>;
export type ProductTerms = z.output<typeof productTermsSchema>;

/** Typed prices as minor units of the currency. */
export function inMinorUnits<T extends TypedTerms>({ price, tiers, ...others }: T) {
  return {
    ...others,
    priceMinor: toMinor(price, others.currency),
    tiers: tiers.map((tier) => ({
      minQuantity: tier.minQuantity,
      priceMinor: toMinor(tier.price, others.currency) ?? 0,
    })),
  };
}

/** What is wrong with terms beyond the form of each field, with the place of the field. */
export function issuesOfTerms(terms: TypedTerms): { path: (string | number)[]; code: string }[] {
  const tiers = problemsOfTiers(terms).map(([place, code]) => ({ path: ["tiers", place, "price"], code }));
  return fitsCurrency(terms.price, terms.currency) ? tiers : [{ path: ["price"], code: "precision" }, ...tiers];
}

function problemsOfTiers({ tiers, moq, price, currency }: TypedTerms): [number, string][] {
  const base = toMinor(price, currency);
  if (base === null) return tiers.map((_, place) => [place, "no_base_price"]);
  const priced = tiers.map((tier) => ({
    minQuantity: tier.minQuantity,
    priceMinor: toMinor(tier.price, currency) ?? 0,
  }));
  const problems = tierProblems(priced, moq, base);
  return tiers.flatMap(({ price: tierPrice }, place): [number, string][] => {
    if (tierPrice === "") return [[place, "too_small"]];
    if (!fitsCurrency(tierPrice, currency)) return [[place, "precision"]];
    const problem = problems[place];
    return problem ? [[place, problem]] : [];
  });
}
