import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { MAX_OFFERS } from "#domain/rfq/quote-terms.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { formatNumber } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { GoodsName } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { freeOffer, type LineValues } from "./terms-values.ts";
import type { Thread, Version } from "./thread.ts";
import type { TermsFormState } from "./use-terms-form.ts";

interface LineFieldsProps {
  terms: TermsFormState;
  /** A buyer proposes prices for what is offered; it adds nothing. */
  isFixed: boolean;
  /** The counter-offer that is answered. */
  counter: Version | undefined;
  /** What was asked for. */
  asked: Thread["request"]["lines"];
}

/** Price and quantity of each line; a second offer or a substitute where the supplier has one. */
export function LineFields({ terms, isFixed, counter, asked }: LineFieldsProps) {
  const { fields, insert, remove } = useFieldArray({ control: terms.form.control, name: "lines" });
  const lines = terms.form.watch("lines");
  const addOffer = (at: number, { line }: LineValues) => {
    const source = lines[at];
    if (!source) return;
    const offer = freeOffer(lines.filter((other) => other.line === line));
    const last = lines.findLastIndex((other) => other.line === line && other.offer < offer);
    insert(last + 1, { ...source, offer, productId: undefined, unitPrice: "" });
  };
  const problem = terms.form.formState.errors.lines;
  const isIncomplete = problem?.message !== undefined || problem?.root !== undefined;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 w-full border-sand-200 border-b pb-2 font-bold text-gulf-900 text-lg">
        {m.quotes_form_lines()}
      </legend>
      {isIncomplete && (
        <p className="font-bold text-clay-700 text-sm">
          {problem?.type === "too_big" ? m.quotes_form_too_big() : m.quotes_issue_lines()}
        </p>
      )}
      {fields.map((line, at) => (
        <OfferFields
          key={line.id}
          at={at}
          line={lines[at] ?? line}
          terms={terms}
          isFixed={isFixed}
          counter={counter}
          asked={asked}
          mayAdd={lines.filter((other) => other.line === line.line).length < MAX_OFFERS}
          onAdd={() => addOffer(at, line)}
          onRemove={() => remove(at)}
        />
      ))}
    </fieldset>
  );
}

/** The product that was asked for, but for what is offered in its place. */
function goodsOf({ description, line, offer, isSubstitute, productId }: LineValues, asked: LineFieldsProps["asked"]) {
  const isAsked = productId !== undefined && offer === 1 && !isSubstitute;
  return { description, names: (isAsked && asked.find(({ position }) => position === line)?.names) || null };
}

interface OfferFieldsProps extends LineFieldsProps {
  at: number;
  line: LineValues;
  mayAdd: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

function OfferFields({ at, line, terms, isFixed, counter, asked, mayAdd, onAdd, onRemove }: OfferFieldsProps) {
  const { term, form } = terms;
  const isOther = line.isSubstitute || line.offer > 1;
  const countered = counter?.lines.find((other) => other.line === line.line && other.offer === line.offer);
  return (
    <section className="grid min-w-0 gap-3 rounded-lg border border-sand-200 bg-sand-50 p-4">
      <p className="flex gap-2 text-gulf-900">
        <span className="font-bold tabular-nums">{formatNumber(line.line, currentLocale())}.</span>
        <span className="min-w-0 grow">
          {isOther && !isFixed ? (
            <b>{line.offer > 1 ? m.quotes_line_alternative() : m.quotes_line_substitute()}</b>
          ) : (
            <span className="wrap-break-word">
              <GoodsName goods={goodsOf(line, asked)} />
            </span>
          )}
        </span>
      </p>
      {isOther && !isFixed && (
        <TextArea
          label={m.quotes_form_offered()}
          required
          rows={2}
          maxLength={500}
          {...term(`lines.${at}.description`)}
        />
      )}
      <PriceFields at={at} terms={terms} />
      {countered && counter && (
        <p className="text-sand-700 text-sm">
          {m.quotes_form_counter_price()}{" "}
          <Price minor={countered.unitPriceMinor} currency={counter.currency} className="font-bold" />
        </p>
      )}
      {!isFixed && (
        <div className="flex flex-wrap items-center gap-x-4">
          <label className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input type="checkbox" className="size-5 accent-gulf-700" {...form.register(`lines.${at}.isSubstitute`)} />
            {m.quotes_form_is_substitute()}
          </label>
          <OfferButton line={line} mayAdd={mayAdd} onAdd={onAdd} onRemove={onRemove} />
        </div>
      )}
    </section>
  );
}

function PriceFields({ at, terms: { term, form } }: Pick<OfferFieldsProps, "at" | "terms">) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <TextField
        kind="decimal"
        label={m.quotes_form_unit_price({
          currency: isolated(currencyOfAmounts(form.watch("currency"), currentLocale())),
        })}
        required
        maxLength={20}
        {...term(`lines.${at}.unitPrice`)}
      />
      <TextField
        kind="decimal"
        label={m.quotes_form_quantity()}
        required
        maxLength={20}
        {...term(`lines.${at}.quantity`)}
      />
      <SelectField
        label={m.quotes_form_unit()}
        required
        options={UNITS.map((value) => ({ value, label: unitName(value) }))}
        {...term(`lines.${at}.unit`)}
      />
    </div>
  );
}

/** Another offer beside the first one, or without this one. */
function OfferButton({
  line,
  mayAdd,
  onAdd,
  onRemove,
}: Pick<OfferFieldsProps, "line" | "mayAdd" | "onAdd" | "onRemove">) {
  if (line.offer > 1) {
    return (
      <Button type="button" variant="quiet" onClick={onRemove}>
        <Trash2 aria-hidden size={18} /> {m.quotes_form_remove_offer()}
      </Button>
    );
  }
  if (!mayAdd) return null;
  return (
    <Button type="button" variant="quiet" onClick={onAdd}>
      <Plus aria-hidden size={18} /> {m.quotes_form_add_offer()}
    </Button>
  );
}
