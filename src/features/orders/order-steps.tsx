import { Ban, Check, Circle, CircleAlert, CircleDot, Clock, type LucideIcon } from "lucide-react";
import { isCalledOff } from "#domain/orders/order-facts.ts";
import { type OrderStep, orderSteps } from "#domain/orders/order-steps.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { OpenOrder } from "./order-labels.ts";

/** The steps by name: an order's state says where it is, a step what happens there. */
export const STEP_LABELS: Record<OrderStep["status"], () => string> = {
  new: m.orders_step_new,
  confirmed: m.orders_step_confirmed,
  in_production: m.orders_step_in_production,
  ready_to_ship: m.orders_step_ready_to_ship,
  shipped: m.orders_step_shipped,
  delivered: m.orders_step_delivered,
  completed: m.orders_step_completed,
  declined: m.orders_step_declined,
  cancelled: m.orders_step_cancelled,
  disputed: m.orders_step_disputed,
};

/** Where an order is on its way: a list down the phone, a bar across wider screens. */
export function OrderSteps({ page: { order, events } }: { page: Pick<OpenOrder, "order" | "events"> }) {
  const steps = orderSteps(order, events, Date.now());
  return (
    <ol
      aria-label={m.orders_steps()}
      className="grid gap-1.5 sm:auto-cols-fr sm:grid-flow-col sm:gap-2 print:grid-flow-row"
    >
      {steps.map((step) => (
        <Step key={step.status} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { step: OrderStep }) {
  const { Icon, line, words } = lookOf(step);
  const date = stepDateLabels(step);
  return (
    <li
      {...(step.state === "current" ? { "aria-current": "step" as const } : {})}
      className={`flex min-w-0 items-baseline gap-2 sm:grid sm:content-start sm:gap-1 sm:border-t-4 sm:pt-2 ${line}`}
    >
      <span className={`flex min-w-0 items-baseline gap-2 text-sm sm:gap-1.5 ${words}`}>
        <Icon aria-hidden size={16} className="shrink-0 self-center sm:self-start sm:mt-0.5" />
        <span className="min-w-0 wrap-anywhere">{labelOf(STEP_LABELS, step.status)}</span>
        <span className="sr-only">{stepStateLabels(step)}</span>
      </span>
      <span
        className={`ms-auto text-end text-xs sm:ms-0 sm:text-start ${step.isLate ? "text-brass-700" : "text-sand-700"}`}
      >
        {date}
        {step.isLate && <span className="font-bold"> · {m.orders_step_late()}</span>}
      </span>
    </li>
  );
}

interface Look {
  Icon: LucideIcon;
  /** The line over a step of the bar. */
  line: string;
  words: string;
}

/** No colour alone: each state has a sign of its own. */
function lookOf({ status, state, isLate }: OrderStep): Look {
  if (isLate) return { Icon: Clock, line: "sm:border-brass-500", words: "text-brass-700" };
  if (state === "coming") return { Icon: Circle, line: "sm:border-sand-200", words: "text-sand-700" };
  if (isCalledOff(status)) {
    return { Icon: Ban, line: "sm:border-sand-500", words: "font-bold text-gulf-900" };
  }
  if (status === "disputed") return { Icon: CircleAlert, line: "sm:border-clay-600", words: "font-bold text-clay-700" };
  if (state === "current" && status !== "completed") {
    return { Icon: CircleDot, line: "sm:border-gulf-700", words: "font-bold text-gulf-900" };
  }
  return { Icon: Check, line: "sm:border-leaf-700", words: `text-gulf-900 ${state === "current" ? "font-bold" : ""}` };
}

/** How a step stands, for those who don't see its sign. */
function stepStateLabels({ status, state, isLate }: OrderStep): string {
  if (isLate) return m.orders_step_late();
  if (state === "coming") return m.orders_step_coming();
  return state === "current" && status !== "completed" ? m.orders_step_now() : m.orders_step_done();
}

/** When a step was reached, or until when it was promised; null where nobody knows. */
function stepDateLabels({ at, promisedAt }: OrderStep): string | null {
  if (at !== null) return formatDate(at, currentLocale());
  return promisedAt === null ? null : m.orders_step_promised({ date: formatDate(promisedAt, currentLocale()) });
}
