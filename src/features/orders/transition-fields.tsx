import { withColon } from "#i18n/colon.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { given } from "#src/lib/given-field.ts";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Price } from "#src/ui/text/price.tsx";
import type { OpenOrder } from "./order-labels.ts";
import { TransitionForm } from "./transition-form.tsx";
import {
  isMade,
  type OrdersClient,
  PLAIN_TRANSITIONS,
  REASONED_TRANSITIONS,
  TRANSITIONS,
  type TransitionName,
} from "./transitions.ts";

const loadNothing = () =>
  import("#domain/orders/transition-order.ts").then(({ transitionOrderSchema }) => transitionOrderSchema.pick({}));
const loadReason = () =>
  import("#domain/orders/transition-order.ts").then(({ transitionWithReasonSchema }) =>
    transitionWithReasonSchema.pick({ reason: true }),
  );
const loadShipping = () =>
  import("#domain/orders/transition-order.ts").then(({ shipOrderSchema }) =>
    shipOrderSchema.pick({ carrier: true, trackingReference: true }),
  );
const loadFreight = () =>
  import("#domain/orders/freight.ts").then(({ proposeFreightSchema }) => proposeFreightSchema.pick({ freight: true }));

export interface TransitionFieldProps {
  move: TransitionName;
  page: OpenOrder;
  onClose: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** What a move asks for, and its buttons. */
export function TransitionFields(props: TransitionFieldProps) {
  const { move, page } = props;
  const once = useMadeOnce(props);
  const seen = seenOf(page);
  const frame = frameOf(props);
  if (move === "ship") return <ShipFields {...props} />;
  if (move === "propose_freight") return <FreightFields {...props} />;
  if (move === "agree_to_freight") return <AgreedFreight {...props} />;
  if (move in PLAIN_TRANSITIONS) {
    const { send } = PLAIN_TRANSITIONS[move as keyof typeof PLAIN_TRANSITIONS];
    return (
      <TransitionForm
        {...frame}
        loadSchema={loadNothing}
        send={(_, __, signal) => once(signal, {}, (orders) => send(orders, seen, signal))}
      />
    );
  }
  const { send } = REASONED_TRANSITIONS[move as keyof typeof REASONED_TRANSITIONS];
  return (
    <TransitionForm
      {...frame}
      loadSchema={loadReason}
      defaultValues={{ reason: "" }}
      send={(values, _, signal) => once(signal, values, (orders) => send(orders, { ...seen, ...values }, signal))}
    >
      {(field) => (
        <TextArea
          label={m.orders_reason()}
          hint={page.side === "admin" ? m.orders_reason_hint_both() : m.orders_reason_hint()}
          required
          maxLength={500}
          {...given(field("reason"))}
        />
      )}
    </TransitionForm>
  );
}

function ShipFields(props: TransitionFieldProps) {
  const once = useMadeOnce(props);
  return (
    <TransitionForm
      {...frameOf(props)}
      loadSchema={loadShipping}
      defaultValues={{ carrier: "", trackingReference: "" }}
      send={(values, _, signal) =>
        once(signal, values, (orders) => orders.ship.mutate({ ...seenOf(props.page), ...values }, { signal }))
      }
    >
      {(field) => (
        <>
          <TextField label={m.orders_carrier()} required maxLength={100} {...given(field("carrier"))} />
          <TextField
            label={m.orders_tracking()}
            hint={m.orders_tracking_hint()}
            required
            maxLength={100}
            {...given(field("trackingReference"))}
            dir="ltr"
          />
        </>
      )}
    </TransitionForm>
  );
}

function FreightFields(props: TransitionFieldProps) {
  const once = useMadeOnce(props);
  const { currency } = props.page.order;
  return (
    <TransitionForm
      {...frameOf(props)}
      loadSchema={loadFreight}
      defaultValues={{ freight: "" }}
      send={(values, _, signal) =>
        once(signal, values, (orders) => orders.proposeFreight.mutate({ ...seenOf(props.page), ...values }, { signal }))
      }
    >
      {(field) => (
        <TextField
          kind="decimal"
          label={m.orders_freight_amount({ currency: isolated(currencyOfAmounts(currency, currentLocale())) })}
          hint={m.orders_freight_hint()}
          required
          maxLength={30}
          {...given(field("freight"))}
        />
      )}
    </TransitionForm>
  );
}

function AgreedFreight(props: TransitionFieldProps) {
  const once = useMadeOnce(props);
  const { proposedFreightMinor, currency } = props.page.order;
  const freightMinor = proposedFreightMinor ?? 0;
  return (
    <TransitionForm
      {...frameOf(props)}
      loadSchema={loadNothing}
      send={(_, __, signal) =>
        once(signal, { freightMinor }, (orders) =>
          orders.agreeToFreight.mutate({ ...seenOf(props.page), freightMinor }, { signal }),
        )
      }
    >
      {() => (
        <p className="text-lg">
          {withColon(m.orders_freight())}{" "}
          <Price minor={freightMinor} currency={currency} className="font-bold text-gulf-900" />
        </p>
      )}
    </TransitionForm>
  );
}

/** The calls of the dialog: each of them is one move of this order, however often it is tried. */
function useMadeOnce({ move, page }: Pick<TransitionFieldProps, "move" | "page">) {
  const { orders } = api.useUtils().client;
  const seen = seenOf(page);
  return (signal: AbortSignal, values: object, call: (orders: OrdersClient) => Promise<unknown>) =>
    makeOwnTransition({
      name: JSON.stringify([move, seen, values]),
      call: () => call(orders),
      isMade: async () => isMade(move, page, await orders.one.query({ reference: seen.reference }, { signal })),
    });
}

/** Under which name the words of a move are kept. */
export function draftKeyOf(move: TransitionName, { order }: OpenOrder): string {
  return `order:${order.reference}:${move}`;
}

function seenOf({ order: { reference, version } }: OpenOrder) {
  return { reference, version };
}

function frameOf({ move, page, onClose, onBusy }: TransitionFieldProps) {
  const words = TRANSITIONS[move];
  return {
    draftKey: draftKeyOf(move, page),
    confirm: words.label(),
    variant: words.variant,
    isPossible: page.actions.includes(move),
    onBusy,
    onDone: onClose,
    onCancel: onClose,
  };
}
