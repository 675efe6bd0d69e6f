import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";

interface OrderStatusFacts {
  /** The colour of its badge. */
  tone: "neutral" | "gulf" | "brass" | "leaf" | "clay";
  /** What the specification calls it on the dashboard. */
  label: "new" | "processing" | "delivered" | "completed" | "declined" | "cancelled" | "disputed";
  is: readonly (
    | "open" // Nothing has ended it: somebody still has to reach whoever ordered.
    | "work" // It makes work: the specification's `new` and `processing`.
    | "agreed" // By both sides, and not called off: it counts in public, and money may be recorded on it.
    | "void" // Called off: nothing more is asked of anybody, and nothing more may be added.
    | "unsent" // Its goods were agreed on and have not left: what shipping costs may still be agreed.
  )[];
}

/** What a state of an order means, but for who acts next (`ORDER_TURNS`); lists of states are {@link statusesThatAre}. */
export const ORDER_FACTS = {
  new: { tone: "brass", label: "new", is: ["open", "work"] },
  confirmed: { tone: "gulf", label: "processing", is: ["open", "work", "agreed", "unsent"] },
  in_production: { tone: "gulf", label: "processing", is: ["open", "work", "agreed", "unsent"] },
  ready_to_ship: { tone: "gulf", label: "processing", is: ["open", "work", "agreed", "unsent"] },
  shipped: { tone: "gulf", label: "processing", is: ["open", "work", "agreed"] },
  delivered: { tone: "leaf", label: "delivered", is: ["open", "agreed"] },
  completed: { tone: "leaf", label: "completed", is: ["agreed"] },
  declined: { tone: "neutral", label: "declined", is: ["void"] },
  cancelled: { tone: "neutral", label: "cancelled", is: ["void"] },
  disputed: { tone: "clay", label: "disputed", is: ["open", "agreed"] },
} as const satisfies Record<OrderStatus, OrderStatusFacts>;

type Facts = typeof ORDER_FACTS;
type OrderTrait = OrderStatusFacts["is"][number];
export type OrderLabel = OrderStatusFacts["label"];
/** The states with a trait. */
type StatusThatIs<Trait extends OrderTrait> = {
  [S in OrderStatus]: Trait extends Facts[S]["is"][number] ? S : never;
}[OrderStatus];

/** The specification's label of an order; a state that another version wrote stands for itself. */
export function orderLabel(status: OrderStatus): OrderLabel {
  const known: Partial<Record<string, OrderStatusFacts>> = ORDER_FACTS;
  return known[status]?.label ?? (status as OrderLabel);
}

/** The states with a trait, in the order in which an order goes through them. */
export function statusesThatAre<Trait extends OrderTrait>(trait: Trait): StatusThatIs<Trait>[] {
  return ORDER_STATUSES.filter((status): status is StatusThatIs<Trait> =>
    (ORDER_FACTS[status].is as readonly OrderTrait[]).includes(trait),
  );
}

/** The states of orders that were called off. */
export const CALLED_OFF = /* @__PURE__ */ statusesThatAre("void");

/** Whether an order was called off: it takes no document any more, and its page has an end. */
export function isCalledOff(status: OrderStatus): boolean {
  return (CALLED_OFF as readonly OrderStatus[]).includes(status);
}

/** The states of orders that make work. */
export const IN_WORK = /* @__PURE__ */ statusesThatAre("work");
