import { type ReactNode, useEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { type SendingProblem, useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import type { SchemaLoader } from "#src/ui/fields/worded-resolver.ts";
import { Notice } from "#src/ui/notice.tsx";

type Sending<Values extends FieldValues, Output> = ReturnType<typeof useSendingForm<Values, Output, unknown>>;

export interface TransitionFormProps<Values extends FieldValues, Output> {
  loadSchema: SchemaLoader<Values, Output>;
  /** What is typed stays under this name until it was sent. */
  draftKey: string;
  defaultValues?: DefaultValues<Values>;
  send: (values: Output, idempotencyKey: string, signal: AbortSignal) => Promise<unknown>;
  confirm: string;
  variant?: "primary" | "secondary" | "danger";
  /** False once the order, read again, does not allow it any more. */
  isPossible?: boolean;
  /** True while something that belongs to it is still on its way. */
  isWaiting?: boolean;
  /** Told while it is being sent. */
  onBusy?: (isBusy: boolean) => void;
  onDone?: () => void;
  onCancel?: () => void;
  /** Draws the fields. */
  children?: (field: Sending<Values, Output>["field"], form: UseFormReturn<Values, unknown, Output>) => ReactNode;
}

/**
 * A form that moves an order. When the order went on meanwhile, that is said, the page is read again, and what was typed
 * stays.
 */
export function TransitionForm<Values extends FieldValues, Output>(props: TransitionFormProps<Values, Output>) {
  const {
    loadSchema,
    draftKey,
    defaultValues,
    send,
    onBusy,
    onDone,
    onCancel,
    children,
    isPossible = true,
    isWaiting = false,
  } = props;
  const { orders, admin } = api.useUtils();
  // Of an operator's ruling it may be a proposal that is new.
  const readAgain = () => Promise.all([orders.invalidate(), admin.proposals.invalidate()]);
  const { form, field, submit, problem, isSending } = useSendingForm<Values, Output, unknown>({
    loadSchema,
    draftKey,
    ...(defaultValues === undefined ? {} : { defaultValues }),
    send,
    onSent: async () => {
      dropDraft(draftKey);
      form.reset();
      onDone?.();
      await readAgain();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await readAgain();
    },
  });
  useEffect(() => onBusy?.(isSending), [isSending, onBusy]);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      {children?.(field, form)}
      <TransitionProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        {isPossible && (
          <Button
            type="submit"
            variant={props.variant ?? "primary"}
            busy={isSending || isWaiting}
            className="max-sm:w-full"
          >
            {props.confirm}
          </Button>
        )}
        {onCancel && (
          <Button type="button" variant="secondary" disabled={isSending} onClick={onCancel} className="max-sm:w-full">
            {isPossible ? m.forms_cancel() : m.shell_close()}
          </Button>
        )}
      </div>
    </form>
  );
}

function TransitionProblem({ problem }: { problem: SendingProblem | undefined }) {
  const { code, state } = problem?.failure ?? {};
  if (code === "CONFLICT" && state === "proposed") {
    return (
      <Notice tone="error" title={m.operators_second_waits()}>
        <p>{m.operators_second_waits_text()}</p>
      </Notice>
    );
  }
  if (code === "CONFLICT") {
    return (
      <Notice tone="error" title={m.orders_stale()}>
        <p>{m.orders_stale_text()}</p>
      </Notice>
    );
  }
  if (code === "FORBIDDEN") return <Notice tone="error" title={m.orders_forbidden()} />;
  return <FormProblem problem={problem} />;
}
