import type { MissingPart, ProductForm } from "#domain/catalogue/product-form.ts";
import type { ProductTerms } from "#domain/catalogue/product-terms.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type EditorValues, fieldOf, productOf } from "./editor-values.ts";
import { productFieldLabels } from "./field-labels.ts";
import type { ProductRules } from "./product-rules.ts";

/** What the rules say of the fields as they are. */
export interface CheckedValues {
  /** Refusals in words by the name of their field. */
  errors: Record<string, string>;
  /** The product as buyers would get it; null while a field is refused. */
  content: ProductForm | null;
  /** Its prices alone; null while one of them is refused. */
  terms: ProductTerms | null;
  missing: MissingPart[];
  untranslated: Locale[];
  partlyWritten: Locale[];
}

/** What the rules say of a step, but means its quantity. */
const QUANTITY_ISSUES = ["below_moq", "not_ascending"];

/** Checks what is typed by the rules that the server asks again. */
export function checkValues(rules: ProductRules, values: EditorValues): CheckedValues {
  const product = productOf(values);
  const { moq, currency, price, tiers, leadTime } = product;
  const checked = rules.productFormSchema.safeParse(product);
  const terms = rules.productTermsSchema.safeParse({ moq, currency, price, tiers, leadTime });
  const issues = checked.error?.issues ?? [];
  const named = issues.map((issue): [string, string] => {
    const field = fieldOf(values, issue.path).replace(
      /price$/,
      QUANTITY_ISSUES.includes(codeOf(issue)) ? "minQuantity" : "price",
    );
    // A number that nobody typed is missing rather than wrong.
    const isMissing = issue.code === "invalid_type" && typedIn(values, field).trim() === "";
    return [field, isMissing ? m.forms_required() : productFieldLabels(issue, field)];
  });
  const shown = checked.data ?? { texts: trimmed(values), pictures: values.pictures };
  return {
    // Of several refusals of a field, the first is said.
    errors: Object.fromEntries(named.reverse()),
    content: checked.data ?? null,
    terms: terms.data ?? null,
    missing: rules.missingForReview(shown),
    untranslated: rules.untranslated(shown),
    partlyWritten: rules.partlyWritten(shown),
  };
}

/** What a field holds, by the name that {@link fieldOf} gives it; "" for one that holds no text. */
function typedIn(values: EditorValues, field: string): string {
  const held = field
    .split(".")
    .reduce<unknown>((within, key) => (within instanceof Object ? Reflect.get(within, key) : undefined), values);
  return typeof held === "string" ? held : "";
}

function codeOf(issue: { code: string; params?: Record<string, unknown> | undefined }): string {
  return String(issue.params?.code ?? issue.code);
}

function trimmed({ texts }: EditorValues): ProductForm["texts"] {
  const written = ({ name, description }: EditorValues["texts"]["ar"]) => ({
    name: name.trim(),
    description: description.trim(),
    specs: [],
  });
  return { ar: written(texts.ar), en: written(texts.en), fr: written(texts.fr) };
}
