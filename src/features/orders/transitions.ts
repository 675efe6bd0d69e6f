import type { OrderButton } from "#domain/orders/order-buttons.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { OpenOrder } from "./order-labels.ts";

export type OrdersClient = ReturnType<typeof api.useUtils>["client"]["orders"];

/** An order as its mover saw it. */
interface SeenOrder {
  reference: string;
  version: number;
}

export interface TransitionWords {
  /** The verb, on the button and over the dialog. */
  label: () => string;
  /** What will happen. */
  text: () => string;
  variant: "primary" | "secondary" | "danger";
}

interface PlainTransition extends TransitionWords {
  send: (orders: OrdersClient, seen: SeenOrder, signal: AbortSignal) => Promise<unknown>;
}

interface ReasonedTransition extends TransitionWords {
  send: (orders: OrdersClient, seen: SeenOrder & { reason: string }, signal: AbortSignal) => Promise<unknown>;
}

/** Moves that need nothing but a second click. */
export const PLAIN_TRANSITIONS = {
  confirm: {
    label: m.orders_transition_confirm,
    text: m.orders_transition_confirm_text,
    variant: "primary",
    send: (orders, seen, signal) => orders.confirm.mutate(seen, { signal }),
  },
  start_production: {
    label: m.orders_transition_start_production,
    text: m.orders_transition_start_production_text,
    variant: "primary",
    send: (orders, seen, signal) => orders.startProduction.mutate(seen, { signal }),
  },
  make_ready: {
    label: m.orders_transition_make_ready,
    text: m.orders_transition_make_ready_text,
    variant: "primary",
    send: (orders, seen, signal) => orders.makeReady.mutate(seen, { signal }),
  },
  deliver: {
    label: m.orders_transition_deliver,
    text: m.orders_transition_deliver_text,
    variant: "primary",
    send: (orders, seen, signal) => orders.deliver.mutate(seen, { signal }),
  },
  complete: {
    label: m.orders_transition_complete,
    text: m.orders_transition_complete_text,
    variant: "primary",
    send: (orders, seen, signal) => orders.complete.mutate(seen, { signal }),
  },
  consent_to_cancel: {
    label: m.orders_transition_consent_to_cancel,
    text: m.orders_transition_consent_to_cancel_text,
    variant: "danger",
    send: (orders, seen, signal) => orders.consentToCancel.mutate(seen, { signal }),
  },
  refuse_to_cancel: {
    label: m.orders_transition_refuse_to_cancel,
    text: m.orders_transition_refuse_to_cancel_text,
    variant: "secondary",
    send: (orders, seen, signal) => orders.refuseToCancel.mutate(seen, { signal }),
  },
  escalate: {
    label: m.orders_transition_escalate,
    text: m.orders_transition_escalate_text,
    variant: "danger",
    send: (orders, seen, signal) => orders.escalate.mutate(seen, { signal }),
  },
} as const satisfies Partial<Record<OrderButton, PlainTransition>>;

/** Moves that say why. */
export const REASONED_TRANSITIONS = {
  decline: {
    label: m.orders_transition_decline,
    text: m.orders_transition_decline_text,
    variant: "danger",
    send: (orders, seen, signal) => orders.decline.mutate(seen, { signal }),
  },
  cancel: {
    label: m.orders_transition_cancel,
    text: m.orders_transition_cancel_text,
    variant: "danger",
    send: (orders, seen, signal) => orders.cancel.mutate(seen, { signal }),
  },
  ask_to_cancel: {
    label: m.orders_transition_ask_to_cancel,
    text: m.orders_transition_ask_to_cancel_text,
    variant: "secondary",
    send: (orders, seen, signal) => orders.askToCancel.mutate(seen, { signal }),
  },
  dispute: {
    label: m.orders_transition_dispute,
    text: m.orders_transition_dispute_text,
    variant: "danger",
    send: (orders, seen, signal) => orders.dispute.mutate(seen, { signal }),
  },
  settle_completed: {
    label: m.orders_transition_settle_completed,
    text: m.orders_transition_settle_text,
    variant: "primary",
    send: (orders, seen, signal) => ruled(orders.rule.mutate({ ...seen, action: "settle_completed" }, { signal })),
  },
  settle_cancelled: {
    label: m.orders_transition_settle_cancelled,
    text: m.orders_transition_settle_text,
    variant: "danger",
    send: (orders, seen, signal) => ruled(orders.rule.mutate({ ...seen, action: "settle_cancelled" }, { signal })),
  },
  cancel_agreed: {
    label: m.orders_transition_cancel_agreed,
    text: m.orders_transition_cancel_agreed_text,
    variant: "danger",
    send: (orders, seen, signal) => ruled(orders.rule.mutate({ ...seen, action: "cancel_agreed" }, { signal })),
  },
} as const satisfies Partial<Record<OrderButton, ReasonedTransition>>;

/** Of much money the platform rules by two: then the order stays as it is, and waits for a second operator. */
async function ruled<Ruled extends { isProposed: boolean }>(ruling: Promise<Ruled>): Promise<Ruled> {
  const done = await ruling;
  if (done.isProposed) void showToast("success", m.operators_second_sent());
  return done;
}

/** Moves with fields of their own. */
const FIELD_TRANSITIONS = {
  ship: { label: m.orders_transition_ship, text: m.orders_transition_ship_text, variant: "primary" },
  propose_freight: {
    label: m.orders_transition_propose_freight,
    text: m.orders_transition_propose_freight_text,
    variant: "secondary",
  },
  agree_to_freight: {
    label: m.orders_transition_agree_to_freight,
    text: m.orders_transition_agree_to_freight_text,
    variant: "primary",
  },
} as const satisfies Partial<Record<OrderButton, TransitionWords>>;

/** Buttons that stand in a panel of their own. */
type InPanel =
  | "add_to_dispute"
  | "agree_to_settle"
  | "record_payment"
  | "confirm_payment"
  | "refuse_payment"
  | "upload"
  | "rate";
export type TransitionName = Exclude<OrderButton, InPanel>;

/** Every other button: a new action without its words here does not compile. */
export const TRANSITIONS: Record<TransitionName, TransitionWords> = {
  ...PLAIN_TRANSITIONS,
  ...FIELD_TRANSITIONS,
  ...REASONED_TRANSITIONS,
};

/** Under which name a move stands in an order's history, where that is another one. */
const EVENTS: Partial<Record<TransitionName, string>> = { consent_to_cancel: "cancel_agreed" };
const OTHER: Record<OpenOrder["side"], string | null> = { buyer: "supplier", supplier: "buyer", admin: null };

/** True where an order, as it is now, shows a move that its viewer has made since it was seen. */
export function isMade(
  move: TransitionName,
  seen: Pick<OpenOrder, "side" | "events">,
  now: Pick<OpenOrder, "events">,
): boolean {
  const name = EVENTS[move] ?? move;
  const since = now.events.slice(seen.events.length);
  return since.some(({ action, actor }) => action === name && actor !== OTHER[seen.side]);
}

/** The buttons at the head of the page, in the order in which the server names them; others stand in their panels. */
export function headTransitions(actions: readonly OrderButton[]): TransitionName[] {
  return actions.filter((action): action is TransitionName => action in TRANSITIONS);
}
