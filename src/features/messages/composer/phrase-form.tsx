import { Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { type FieldErrors, type Resolver, useForm, useWatch } from "react-hook-form";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import {
  PARAM_KINDS,
  type ParamKind,
  type PhraseKey,
  paramsOf,
  phraseParamsSchema,
} from "#domain/messaging/phrases.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useUnkeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { Button } from "#src/ui/button.tsx";
import { fieldMessage, type Refusal } from "#src/ui/fields/field-messages.ts";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { phraseWords, type StoredPhrase } from "./phrase-words.ts";

type Params = Record<string, string>;

/** Names of parameters in words; a kind that has one name in all phrases stands under it. */
const LABELS: Record<string, () => string> = {
  quantity: m.phrases_param_quantity,
  unit: m.phrases_param_unit,
  price: m.phrases_param_price,
  currency: m.phrases_param_currency,
  date: m.phrases_param_date,
  days: m.phrases_param_days,
  percent: m.phrases_param_percent,
  place: m.phrases_param_place,
  certificate: m.phrases_param_certificate,
  reference: m.phrases_param_reference,
  words: m.phrases_param_words,
};

/** Keyboard and direction of what is typed. */
const FIELDS: Partial<Record<ParamKind, "date" | "number" | "decimal">> = {
  date: "date",
  days: "number",
  amount: "decimal",
  percent: "decimal",
};

interface PhraseFormProps {
  phrase: PhraseKey;
  onSend: (phrase: StoredPhrase) => void;
}

/** What a phrase still has to be told, and how it will read. */
export function PhraseForm({ phrase, onSend }: PhraseFormProps) {
  useUnkeptWriting();
  const kinds = Object.entries(paramsOf(phrase));
  const form = useForm<Params>({ resolver: resolverOf(phrase), defaultValues: firstValues(kinds) });
  const typed = useWatch({ control: form.control });
  const { errors } = form.formState;
  const box = useRef<HTMLFormElement>(null);
  // The list that had the focus is gone.
  useEffect(() => box.current?.querySelector<HTMLElement>("input, select, button")?.focus(), []);
  return (
    <form
      method="post"
      ref={box}
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((params) => onSend({ key: phrase, params }))}
    >
      {kinds.map(([name, kind]) => (
        <ParamField key={name} kind={kind} error={errors[name]?.message} {...form.register(name)} />
      ))}
      <figure className="m-0 grid gap-1.5 rounded-xl bg-sand-50 p-4">
        <figcaption className="text-sand-600 text-sm">{m.phrases_preview()}</figcaption>
        <blockquote className="m-0 w-fit rounded-2xl rounded-ee-sm bg-gulf-800 px-4 py-2 text-white leading-relaxed">
          {phraseWords({ key: phrase, params: readable(kinds, typed) })}
        </blockquote>
      </figure>
      <Button type="submit" className="justify-self-end">
        <Send aria-hidden size={18} className="rtl:-scale-x-100" /> {m.phrases_send()}
      </Button>
    </form>
  );
}

interface ParamFieldProps extends ReturnType<ReturnType<typeof useForm<Params>>["register"]> {
  kind: ParamKind;
  error: string | undefined;
}

function ParamField({ kind, error, ...field }: ParamFieldProps) {
  const frame = { label: LABELS[field.name]?.() ?? "", required: true, ...(error ? { error } : {}) };
  if (kind === "unit") {
    const options = UNITS.map((value) => ({ value, label: unitName(value) }));
    return <SelectField {...frame} {...field} options={options} />;
  }
  if (kind === "currency") {
    const options = currencyOptions();
    return <SelectField {...frame} {...field} options={options} />;
  }
  return <TextField {...frame} {...field} kind={FIELDS[kind] ?? "text"} autoComplete="off" />;
}

function firstValues(kinds: readonly [string, ParamKind][]): Params {
  const first: Partial<Record<ParamKind, string>> = { unit: UNITS[0], currency: CURRENCIES[0] };
  return Object.fromEntries(kinds.map(([name, kind]) => [name, first[kind] ?? ""]));
}

/** What can be read of the parameters so far; the rest stays blank. */
function readable(kinds: readonly [string, ParamKind][], typed: Partial<Params>): Params {
  return Object.fromEntries(
    kinds.flatMap(([name, kind]) => {
      const { data } = PARAM_KINDS[kind].safeParse(typed[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

/** Checks by the phrase's own schema; a refusal is said in words at its field. */
function resolverOf(key: PhraseKey): Resolver<Params> {
  const kinds = paramsOf(key);
  return (typed) => {
    const checked = phraseParamsSchema(key).safeParse(typed);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<Params> = {};
    for (const issue of checked.error.issues) {
      const name = String(issue.path[0]);
      errors[name] ??= { type: issue.code, message: refusalLabels(kinds[name], typed[name], issue) };
    }
    return { values: {}, errors };
  };
}

function refusalLabels(kind: ParamKind | undefined, typed: string | undefined, issue: Refusal): string {
  if (!typed?.trim()) return m.forms_required();
  if (issue.params?.code === "over_hundred") return m.phrases_over_hundred();
  if (kind === "amount" || kind === "percent") return m.phrases_not_an_amount();
  return kind === "days" ? m.phrases_not_days() : fieldMessage(issue);
}
