import { Link } from "@tanstack/react-router";
import { Star } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { mainActionOf } from "./next-step.ts";
import { OrderAgain } from "./order-again.tsx";
import type { OpenOrder } from "./order-labels.ts";
import { RecordPayment } from "./record-payment.tsx";
import { TransitionDialog } from "./transition-dialog.tsx";
import { headTransitions, TRANSITIONS, type TransitionName } from "./transitions.ts";

/** What the reader can do: one button that leads, the others quieter behind it, and none of them red. */
export function OrderActions({ page }: { page: OpenOrder }) {
  const [open, setOpen] = useState<TransitionName>();
  const main = mainActionOf(page);
  const moves = headTransitions(page.actions);
  const mainMove = moves.find((move) => move === main);
  const others = moves.filter((move) => move !== main);
  const isBuyer = page.side === "buyer";
  // An open dialog says itself that its move is not possible any more.
  if (main === null && others.length === 0 && !isBuyer && open === undefined) return null;
  const otherVariant = main === null ? "secondary" : "quiet";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 print:hidden">
      {mainMove ? <MoveButton move={mainMove} variant="primary" onOpen={setOpen} /> : <MainPlace page={page} />}
      {others.map((move) => (
        <MoveButton key={move} move={move} variant={otherVariant} onOpen={setOpen} />
      ))}
      {isBuyer && main !== "again" && <OrderAgain page={page} variant={otherVariant} />}
      {open && (
        <TransitionDialog
          key={open}
          move={open}
          page={page}
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface MoveButtonProps {
  move: TransitionName;
  variant: "primary" | "secondary" | "quiet";
  onOpen: (move: TransitionName) => void;
}

function MoveButton({ move, variant, onOpen }: MoveButtonProps) {
  return (
    <Button
      type="button"
      variant={variant}
      onClick={() => onOpen(move)}
      className={variant === "primary" ? "max-sm:w-full" : ""}
    >
      {TRANSITIONS[move].label()}
    </Button>
  );
}

/** A main step that is taken elsewhere on the page, or on another one. */
function MainPlace({ page }: { page: OpenOrder }) {
  switch (mainActionOf(page)) {
    case "record_payment":
      return <RecordPayment page={page} variant="primary" />;
    case "confirm_payment":
      return <Jump to="payments" label={m.orders_go_payments()} />;
    case "agree_to_settle":
    case "add_to_dispute":
      return <Jump to="dispute" label={m.orders_go_dispute()} />;
    case "again":
      return <OrderAgain page={page} variant="primary" />;
    case "rate":
      return (
        <Button asChild className="max-sm:w-full">
          <Link to="/rate-supplier" search={{ order: page.order.reference }}>
            <Star aria-hidden size={18} /> {m.orders_rate()}
          </Link>
        </Button>
      );
    default:
      return null;
  }
}

function Jump({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild className="max-sm:w-full">
      <a href={`#${to}`}>{label}</a>
    </Button>
  );
}
