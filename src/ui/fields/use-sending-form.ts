import { useEffect, useMemo, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RefCallBack,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { FieldIssue } from "#domain/kernel/app-error.ts";
import { m } from "#i18n/paraglide/messages.js";
import { takeEarly } from "#src/early/give-back.ts";
import { type CallFailure, toCallFailure } from "#src/lib/calls/errors.ts";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";
import { createSendingIntent, type SendingIntent } from "#src/lib/calls/sending-intent.ts";
import { useFormDraft } from "#src/lib/drafts/use-form-draft.ts";
import { onFirstTouch } from "#src/lib/session/first-touch.ts";
import { type SchemaLoader, wordedResolver } from "./worded-resolver.ts";

interface SendingFormSetup<Values extends FieldValues, Output, Result> {
  /** The fields that people fill in; the same schema as the server's, without what only machines know. */
  loadSchema: SchemaLoader<Values, Output>;
  /** Name under which texts and idempotency key are kept in the tab. */
  draftKey: string;
  defaultValues?: DefaultValues<Values>;
  /** What travels besides the fields, as it stands now: other goods are another intent. */
  besides?: () => unknown;
  /** The texts stay in the form after sending: sent again as they are, they are still the same intent. */
  staysFilled?: boolean;
  /** The call; it may be made several times with the same key. */
  send: (values: Output, idempotencyKey: string, signal: AbortSignal) => Promise<Result>;
  /** The form stays busy until it is through. */
  onSent?: (result: Result, values: Output) => void | Promise<void>;
  /** Why it was not sent, besides what the fields say; the form stays busy until it is through. */
  onRefused?: (refusal: SendingRefusal) => void | Promise<void>;
}

/** A call that failed, or the fields that kept it from being made. */
export interface SendingRefusal {
  failure?: CallFailure;
  fields: readonly string[];
}

/** A network that answers no sooner reads as no answer; the key makes the next try safe. */
const SEND_TIMEOUT_MS = 20_000;

/** A form that is checked by its schema, sent once however often it is tried, and never loses a text. */
export function useSendingForm<Values extends FieldValues, Output, Result>(
  setup: SendingFormSetup<Values, Output, Result>,
) {
  const form = useCheckedForm(setup);
  const [problem, setProblem] = useState<SendingProblem>();
  const [arrived, setArrived] = useState<{ result: Result; typed: Values }>();
  const intent = useRef<SendingIntent>(undefined);
  const send = async (values: Output) => {
    setProblem(undefined);
    setArrived(undefined);
    const typed = { ...form.getValues() };
    intent.current ??= createSendingIntent(setup.draftKey);
    const key = intent.current.keyFor(values, setup.besides?.());
    try {
      const result = await retryTransient(() => setup.send(values, key, AbortSignal.timeout(SEND_TIMEOUT_MS)));
      // Arrived: the same once more is meant once more, and the server still knows the old key.
      if (!setup.staysFilled) intent.current.forget();
      setArrived({ result, typed });
      await setup.onSent?.(result, values);
    } catch (error) {
      const failure = failureOf(error, form.getValues());
      if (failure.code === "KEY_REUSED") intent.current.forget();
      await showRefusals(form, failure.issues);
      setProblem({ failure });
      await setup.onRefused?.({ failure, fields: failure.issues.map(({ path }) => path) });
    }
  };
  return {
    form,
    problem,
    /** What the server answered to the last try; undefined until it was sent. */
    result: arrived?.result,
    /** The fields as they stood when they were sent; undefined until then. */
    sent: arrived?.typed,
    isSending: form.formState.isSubmitting,
    submit: form.handleSubmit(send, async (found) => {
      setProblem({ words: problemLabels(found, form.getValues()) });
      focusFirst(form, Object.keys(found));
      await setup.onRefused?.({ fields: Object.keys(found) });
    }),
    /** Everything a field component needs: name, handlers, refusal in words. */
    field: (name: Path<Values>) => {
      const message = form.formState.errors[name]?.message;
      return { ...registerField(form, name), error: typeof message === "string" ? message : undefined };
    },
  };
}

/** The form's state: checked by its schema, which is fetched with the first touch, and kept as a draft. */
function useCheckedForm<Values extends FieldValues, Output>({
  loadSchema,
  draftKey,
  defaultValues,
}: Pick<SendingFormSetup<Values, Output, unknown>, "loadSchema" | "draftKey" | "defaultValues">) {
  useEffect(() => onFirstTouch(() => void Promise.allSettled([loadSchema(), loadLabels()])), [loadSchema]);
  const resolver = useMemo(() => wordedResolver(loadSchema), [loadSchema]);
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues, shouldFocusError: false });
  useFormDraft(form, draftKey, defaultValues);
  return form;
}

/** Registers a field: what was typed into it before the form lived is told to the form, which would clear it otherwise. */
export function registerField<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, "register" | "setValue">,
  name: Path<Values>,
) {
  const { ref, ...field } = form.register(name);
  const fill: RefCallBack = (node: Element | null) => {
    const typed = node ? takeEarly(node) : undefined;
    // What an element holds is a text or a choice, as its field does.
    if (typed !== undefined) form.setValue(name, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
    ref(node);
  };
  return { ...field, ref: fill };
}

/** A failed call; its issues named as the form names its fields, which may stand below one of the server's input. */
function failureOf(error: unknown, values: FieldValues): CallFailure {
  const failure = toCallFailure(error);
  const issues = failure.issues.map((issue) => {
    const [above = "", name = "", ...rest] = issue.path.split(".");
    // A form may have a switch of that name; a list or a group of its own fields is an object.
    return typeof values[above] === "object" || !(name in values)
      ? issue
      : { ...issue, path: [name, ...rest].join(".") };
  });
  return { ...failure, issues };
}

/** The words for refused fields, which come with the first touch of a form. */
async function loadLabels() {
  return (await import("./field-messages.ts")).fieldMessage;
}

/** Shows what the server refused at its fields and leads to the first of them. */
async function showRefusals<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  issues: readonly FieldIssue[],
): Promise<void> {
  const shown = issues.filter(({ path }) => path !== "");
  if (shown.length === 0) return;
  const wordsOf = await loadLabels().catch(() => () => m.forms_invalid());
  for (const issue of shown) {
    // Paths come from the schema that this form shares with the server.
    form.setError(issue.path as Path<Values>, { type: issue.code, message: wordsOf(issue) });
  }
  focusFirst(
    form,
    shown.map(({ path }) => path),
  );
}

/** Focuses the refused field that stands first on the page, whatever the order in which fields were registered. */
function focusFirst<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  names: readonly string[],
): void {
  const [first] = names
    .map((name) => form.getFieldState(name as Path<Values>).error?.ref)
    .filter((control) => control instanceof HTMLElement)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}

/** Why the form is still here: fields to mend, or a call that failed. */
export interface SendingProblem {
  words?: string[];
  failure?: CallFailure;
}

/** The spec's alerts (§8): required fields are asked for together, wrong ones are named. */
function problemLabels(errors: FieldErrors, values: FieldValues): string[] {
  const named: string[] = [m.forms_invalid_email(), m.forms_invalid_phone(), m.forms_invalid_website()];
  const words = Object.entries(errors).map(([name, error]) => {
    const message = String(error?.message ?? "");
    if (!values[name]) return m.forms_fill_required();
    return named.includes(message) ? message : m.forms_check_fields();
  });
  return [...new Set(words)];
}
