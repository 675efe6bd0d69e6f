import type { Unit } from "#domain/catalogue/product-facts.ts";
import { toLatinDigits, toLatinNumber } from "#domain/kernel/digits.ts";
import type { CompletenessItem } from "#domain/rfq/completeness.ts";
import { completenessOf } from "#domain/rfq/completeness.ts";
import { parseQuantity } from "#domain/rfq/quantity.ts";
import { unitOfWord } from "#domain/rfq/quantity-units.ts";
import type { SubmitRfqInput } from "#domain/rfq/submit-rfq.ts";
import { currentLocale } from "#i18n/locale.ts";
import { formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";

/** Something to be priced, as it is typed; the unit is chosen beside the number. */
export interface LineValues {
  description: string;
  quantity: string;
  unit: Unit | "";
  targetPrice: string;
  productId: string;
}

type Texts = "companyName" | "contactName" | "email" | "phone" | "productDescription";
/** A request as the form holds it: lists that nothing was chosen from hold "". */
export interface RequestValues extends Record<Texts, string> {
  productCategory: SubmitRfqInput["productCategory"] | "";
  subcategory: NonNullable<SubmitRfqInput["subcategory"]> | "";
  additionalNotes: string;
  destinationCountry: string;
  destinationCity: string;
  incoterm: NonNullable<SubmitRfqInput["incoterm"]> | "";
  targetCurrency: NonNullable<SubmitRfqInput["targetCurrency"]> | "";
  deadlineDays: string;
  lines: LineValues[];
  files: string[];
}

/** As many as the server takes (domain/rfq/submit-rfq.ts), without the schema library that comes with it. */
export const MAX_LINES = 20;

export const EMPTY_LINE: LineValues = { description: "", quantity: "", unit: "", targetPrice: "", productId: "" };

export const EMPTY_REQUEST: RequestValues = {
  companyName: "",
  contactName: "",
  email: "",
  phone: "",
  productCategory: "",
  subcategory: "",
  productDescription: "",
  additionalNotes: "",
  destinationCountry: "",
  destinationCity: "",
  incoterm: "",
  targetCurrency: "AED",
  deadlineDays: "14",
  lines: [EMPTY_LINE],
  files: [],
};

/** A quantity as it was written, as a line's number and unit; what has no unit of the list stays as written. */
export function amountOf(written: string): Pick<LineValues, "quantity" | "unit"> {
  const { value, unit } = parseQuantity(toLatinNumber(written));
  return value !== null && unit !== null ? { quantity: String(value), unit } : { quantity: written, unit: "" };
}

/** Stands where the sender puts the key of its intent. */
const NO_KEY = "00000000-0000-4000-8000-000000000000";
const MAX_HEADLINE = 100;

/** What the form holds as the server takes it; the headline's quantity is that of the lines. */
export function toRequest(values: RequestValues) {
  const lines = values.lines.map(({ unit, quantity, productId, ...line }) => ({
    ...line,
    quantity: withUnit(quantity, unit),
    ...(productId === "" ? {} : { productId }),
  }));
  const { subcategory, destinationCountry, incoterm, targetCurrency, ...rest } = values;
  return {
    ...rest,
    lines,
    quantity: lines
      .map(({ quantity }) => quantity)
      .filter(Boolean)
      .join(" + ")
      .slice(0, MAX_HEADLINE),
    subcategory: subcategory || undefined,
    destinationCountry: destinationCountry || undefined,
    incoterm: incoterm || undefined,
    targetCurrency: targetCurrency || undefined,
    locale: currentLocale(),
    idempotencyKey: NO_KEY,
  };
}

/** "500 cartons"; what would not be read back as it was chosen is the number with the unit's name, or with its sign. */
function withUnit(quantity: string, unit: Unit | ""): string {
  if (quantity.trim() === "" || unit === "") return quantity;
  const digits = toLatinNumber(quantity.trim());
  const value = /^[\d\s,.]+$/.test(digits) ? parseQuantity(digits).value : null;
  const inWords = value === null ? "" : formatQuantity(value, unit);
  const read = parseQuantity(inWords);
  if (read.value === value && read.unit === unit) return inWords;
  const name = unitName(unit);
  return `${quantity.trim()} ${unitOfWord(name) === unit ? name : unit}`;
}

/** How ready what is typed is to be priced. */
export function completenessOfValues(values: RequestValues): { percent: number; missing: CompletenessItem[] } {
  return completenessOf({
    category: values.productCategory,
    description: values.productDescription,
    quantities: values.lines.map(({ quantity, unit }) => ({ value: numberIn(quantity), unit: unit || null })),
    destinationCountry: values.destinationCountry || null,
    incoterm: values.incoterm || null,
    subcategory: values.subcategory || null,
    hasTargetPrice: values.lines.some(({ targetPrice }) => targetPrice.trim() !== ""),
    files: values.files.length,
  });
}

function numberIn(quantity: string): number | null {
  const digits = toLatinDigits(quantity).replace(/[\s,٬]/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
