import { useState } from "react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import type { RequestedProduct, RequestedSupplier } from "./requested-product.ts";

interface RequestQuoteButtonProps {
  /** Asks the supplier of this product directly. */
  product?: RequestedProduct;
  /** Asks this company directly, whatever the product. */
  supplier?: RequestedSupplier;
  /** First words of the description, e.g. what was searched in vain. */
  description?: string;
  /** How many, as it was typed. */
  quantity?: string;
  /** The category that the page is about. */
  category?: CategorySlug;
  label?: string;
  variant?: "primary" | "secondary" | "quiet" | "onDark";
  wide?: boolean;
}

/** Loads the dialog of the quote request; kept apart so that pages don't carry the form. */
export const loadRequestQuoteDialog = () =>
  import("./request-quote-dialog.tsx").then(({ RequestQuoteDialog }) => RequestQuoteDialog);

/** In the foot of a narrow card. */
const NARROW = "px-2 text-sm";

/** A button that opens the quote request. */
export function RequestQuoteButton({ label, variant, wide, ...about }: RequestQuoteButtonProps) {
  const { product } = about;
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant={variant}
        wide={wide}
        className={wide ? NARROW : ""}
        aria-haspopup="dialog"
        aria-label={product && !label ? m.rfq_button_request_for({ product: product.name }) : undefined}
        onPointerEnter={() => void loadRequestQuoteDialog().catch(() => undefined)}
        onClick={() => onOpenChange(true)}
      >
        {label ?? m.rfq_button_request()}
      </Button>
      <LazyDialog load={loadRequestQuoteDialog} dialog={{ open, onOpenChange, ...about }} />
    </>
  );
}
