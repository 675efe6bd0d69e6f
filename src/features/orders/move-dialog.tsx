import { m } from "#i18n/paraglide/messages.js";
import { given } from "#src/lib/given-field.ts";
import { api } from "#src/lib/trpc.ts";
import { useFrozen } from "#src/lib/use-frozen.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Price } from "#src/ui/price.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { MoveForm } from "./move-form.tsx";
import { FIELD_MOVES, MOVES, type MoveName, PLAIN_MOVES, REASONED_MOVES } from "./moves.ts";
import type { OpenOrder } from "./order-words.ts";

interface MoveDialogProps {
  move: MoveName;
  page: OpenOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const loadNothing = () =>
  import("#domain/orders/move-order.ts").then(({ moveOrderSchema }) => moveOrderSchema.pick({}));
const loadReason = () =>
  import("#domain/orders/move-order.ts").then(({ moveWithReasonSchema }) =>
    moveWithReasonSchema.pick({ reason: true }),
  );
const loadShipping = () =>
  import("#domain/orders/move-order.ts").then(({ shipOrderSchema }) =>
    shipOrderSchema.pick({ carrier: true, trackingReference: true }),
  );
const loadFreight = () =>
  import("#domain/orders/freight.ts").then(({ proposeFreightSchema }) => proposeFreightSchema.pick({ freight: true }));

/** The second click of a move, with what it asks for. */
export function MoveDialog({ move, page, open, onOpenChange }: MoveDialogProps) {
  const words = MOVES[move];
  if (!words) return null;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.label()} description={words.text()}>
      <Seen move={move} page={page} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface FieldsProps {
  move: MoveName;
  page: OpenOrder;
  onClose: () => void;
}

/** The other side may move while the dialog is open: nobody agrees to what they have not read. */
function Seen(props: FieldsProps) {
  const { frozen, isChanged, look } = useFrozen(props.page, ({ order }) => order.version);
  if (!isChanged) return <Fields {...props} page={frozen} />;
  return (
    <div className="grid gap-4">
      <Notice tone="error" title={m.orders_stale()}>
        <p>{m.orders_stale_text()}</p>
      </Notice>
      <Button type="button" onClick={look} className="justify-self-start">
        {m.forms_look_again()}
      </Button>
    </div>
  );
}

function Fields({ move, page, onClose }: FieldsProps) {
  const { client } = api.useUtils();
  const seen = seenOf(page);
  const frame = frameOf({ move, page, onClose });
  if (move === "ship") return <ShipFields {...{ move, page, onClose }} />;
  if (move === "propose_freight") return <FreightFields {...{ move, page, onClose }} />;
  if (move === "agree_to_freight") return <AgreedFreight {...{ move, page, onClose }} />;
  if (move in PLAIN_MOVES) {
    const { send } = PLAIN_MOVES[move as keyof typeof PLAIN_MOVES];
    return <MoveForm {...frame} loadSchema={loadNothing} send={(_, __, signal) => send(client.orders, seen, signal)} />;
  }
  const { send } = REASONED_MOVES[move as keyof typeof REASONED_MOVES];
  return (
    <MoveForm
      {...frame}
      loadSchema={loadReason}
      defaultValues={{ reason: "" }}
      send={({ reason }, _, signal) => send(client.orders, { ...seen, reason }, signal)}
    >
      {(field) => (
        <TextArea
          label={m.orders_reason()}
          hint={m.orders_reason_hint()}
          required
          maxLength={500}
          {...given(field("reason"))}
        />
      )}
    </MoveForm>
  );
}

function ShipFields(props: FieldsProps) {
  const { client } = api.useUtils();
  return (
    <MoveForm
      {...frameOf(props)}
      loadSchema={loadShipping}
      defaultValues={{ carrier: "", trackingReference: "" }}
      send={(values, _, signal) => client.orders.ship.mutate({ ...seenOf(props.page), ...values }, { signal })}
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
    </MoveForm>
  );
}

function FreightFields(props: FieldsProps) {
  const { client } = api.useUtils();
  const { currency } = props.page.order;
  return (
    <MoveForm
      {...frameOf(props)}
      loadSchema={loadFreight}
      defaultValues={{ freight: "" }}
      send={(values, _, signal) =>
        client.orders.proposeFreight.mutate({ ...seenOf(props.page), ...values }, { signal })
      }
    >
      {(field) => (
        <TextField
          kind="decimal"
          label={m.orders_freight_amount({ currency })}
          hint={m.orders_freight_hint()}
          required
          maxLength={30}
          {...given(field("freight"))}
        />
      )}
    </MoveForm>
  );
}

function AgreedFreight(props: FieldsProps) {
  const { client } = api.useUtils();
  const { proposedFreightMinor, currency } = props.page.order;
  const freightMinor = proposedFreightMinor ?? 0;
  return (
    <MoveForm
      {...frameOf(props)}
      loadSchema={loadNothing}
      send={(_, __, signal) => client.orders.agreeToFreight.mutate({ ...seenOf(props.page), freightMinor }, { signal })}
    >
      {() => (
        <p className="text-lg">
          {m.orders_freight()}: <Price minor={freightMinor} currency={currency} className="font-bold text-gulf-900" />
        </p>
      )}
    </MoveForm>
  );
}

function seenOf({ order: { reference, version } }: OpenOrder) {
  return { reference, version };
}

function frameOf({ move, page, onClose }: FieldsProps) {
  const words = { ...PLAIN_MOVES, ...FIELD_MOVES, ...REASONED_MOVES }[move];
  return {
    draftKey: `order:${page.order.reference}:${move}`,
    confirm: words.label(),
    look: words.look,
    isPossible: page.actions.includes(move),
    onDone: onClose,
    onCancel: onClose,
  };
}
