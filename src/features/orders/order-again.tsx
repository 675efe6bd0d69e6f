import { Link } from "@tanstack/react-router";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import type { OpenOrder } from "./order-labels.ts";

interface OrderAgainProps {
  page: OpenOrder;
  variant: "primary" | "secondary" | "quiet";
}

const loadAgainDialog = () => import("./again-dialog.tsx").then(({ AgainDialog }) => AgainDialog);

/** The buyer's way to the same goods once more: into the cart at today's prices, or a request where they came by a quote. */
export function OrderAgain({ page, variant }: OrderAgainProps) {
  const [open, onOpenChange] = useState(false);
  const className = variant === "primary" ? "max-sm:w-full" : "";
  if (page.order.quoteId !== null) {
    return (
      <Button asChild variant={variant} className={className}>
        <Link to="/rfqs/new" search={{ order: page.order.reference }}>
          <RotateCcw aria-hidden size={18} /> {m.orders_again()}
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button
        type="button"
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
        className={className}
      >
        <RotateCcw aria-hidden size={18} /> {m.orders_again()}
      </Button>
      <LazyDialog load={loadAgainDialog} dialog={{ open, onOpenChange, page }} />
    </>
  );
}
