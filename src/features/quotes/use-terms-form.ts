import { useRef } from "react";
import type { FieldError } from "react-hook-form";
import type { QuoteTerms } from "#domain/rfq/quote-terms.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { withTimeout } from "#src/lib/calls/with-timeout.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import type { SchemaLoader } from "#src/ui/fields/worded-resolver.ts";
import { termsPlace } from "./terms-place.ts";
import type { TermsFormValues } from "./terms-values.ts";
import type { Thread } from "./thread.ts";

const MONEY = /(unitPrice|freight|insurance|discount)$/;

/** The words for a refused term; what every form may be refused for has its words already. */
function termLabels(name: string, error: FieldError | undefined, value: unknown): string | undefined {
  if (!error) return undefined;
  if (value === "" && name !== "discount") return m.forms_required();
  if (MONEY.test(name)) return moneyLabels(error.type);
  if (name.endsWith("quantity")) return m.quotes_issue_number();
  if (name === "leadTimeDaysMax" && /custom|below_min/.test(error.type)) return m.quotes_issue_lead_time();
  if (name.startsWith("leadTime")) return m.quotes_issue_days();
  if (name === "validUntil") return m.quotes_issue_valid_until();
  if (name === "bindingUntil") return m.quotes_issue_binding_until();
  if (name === "currency") return m.quotes_issue_no_rate();
  return error.message ?? m.forms_invalid();
}

function moneyLabels(type: string): string {
  if (type === "too_big") return m.quotes_issue_discount();
  return type === "invalid_format" ? m.quotes_issue_number() : m.quotes_issue_precision();
}

export type TermsMode = "send" | "revise" | "requote" | "counter";
type Countered = ApiOutputs["quotes"]["counter"];
type TermsLoader = SchemaLoader<TermsFormValues, QuoteTerms>;
type TermsSchema = Awaited<ReturnType<TermsLoader>>;

// The form holds texts; what the schemas make of them is the server's.
const loadQuote: TermsLoader = () =>
  import("#domain/rfq/quote-terms.ts").then(({ quoteTermsSchema }) => quoteTermsSchema as unknown as TermsSchema);
const loadCounter: TermsLoader = () =>
  import("#domain/rfq/binding-counter.ts").then(({ counterFormSchema }) => counterFormSchema as unknown as TermsSchema);

/** A draft that can't be saved must not hold up the sending for ever. */
const VERSION_MS = 20_000;

interface TermsFormSetup {
  mode: TermsMode;
  thread: Thread;
  defaults: TermsFormValues;
  /** The version to send: that of the last saved draft, or of what is on screen. */
  versionToSend: () => Promise<number>;
  onSent: () => void;
  onRefused: (failure: CallFailure | undefined) => void;
  onDone: () => void;
}

export type TermsFormState = ReturnType<typeof useTermsForm>;

/** The terms of a quote or of a counter-offer as a form; texts stay on failure, refusals stand at their fields. */
export function useTermsForm({ mode, thread, defaults, versionToSend, onSent, onRefused, onDone }: TermsFormSetup) {
  const { client, quotes, inbox } = api.useUtils();
  const { id } = thread.quote;
  const draftKey = useRef(termsPlace(thread.quote, mode)).current;
  const sending: ReturnType<typeof useSendingForm<TermsFormValues, QuoteTerms, Countered>> = useSendingForm({
    loadSchema: mode === "counter" ? loadCounter : loadQuote,
    draftKey,
    defaultValues: defaults,
    send: async (_, idempotencyKey, signal) => {
      const typed = sending.form.getValues();
      const version = await withTimeout(versionToSend, { ms: VERSION_MS, signal });
      const head = { id, version, idempotencyKey };
      if (mode !== "counter") return client.quotes[mode].mutate({ ...head, terms: typed }, { signal });
      return client.quotes.counter.mutate({ ...head, ...counterOf(typed) }, { signal });
    },
    onSent: async () => {
      dropDraft(draftKey);
      onSent();
      onDone();
      await Promise.all([quotes.invalidate(), inbox.invalidate()]);
    },
    onRefused: async ({ failure }) => {
      onRefused(failure);
      if (failure?.code === "CONFLICT") await quotes.invalidate();
    },
  });
  const { form } = sending;
  /** As `field` of the form, with the words for what only terms can be refused for; inside lines too. */
  const term = (name: Parameters<typeof form.register>[0]) => {
    // Of a field, not of the list of lines.
    const error = form.getFieldState(name, form.formState).error as FieldError | undefined;
    return { ...form.register(name), error: termLabels(name, error, form.getValues(name)) };
  };
  return { ...sending, term };
}

/** A counter-offer as the server takes it: the negotiable terms, and the binding where the buyer wants one. */
function counterOf(typed: TermsFormValues) {
  const { currency: _c, vatRate: _v, validUntil: _u, binding, ...others } = typed;
  const { bindingUntil = "", country, city, address, trn, ...terms } = others;
  return binding === "yes" ? { terms, binding: { bindingUntil, country, city, address, trn } } : { terms };
}
