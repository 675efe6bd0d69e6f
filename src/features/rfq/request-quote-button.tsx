import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Button } from "#src/ui/button.tsx";
import type { RequestedProduct } from "./requested-product.ts";

interface RequestQuoteButtonProps {
  /** Asks the supplier of this product directly. */
  product?: RequestedProduct;
  /** First words of the description, e.g. what was searched in vain. */
  description?: string;
  label?: string;
  look?: "primary" | "secondary" | "quiet" | "onDark";
  wide?: boolean;
}

/** Loads the dialog of the quote request; kept apart so that pages don't carry the form. */
export const loadRequestQuoteDialog = () =>
  import("./request-quote-dialog.tsx").then(({ RequestQuoteDialog }) => RequestQuoteDialog);

/** A button that opens the quote request. */
export function RequestQuoteButton({ product, description, label, look, wide }: RequestQuoteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { Component: RequestQuoteDialog, hasFailed, retry } = useLazyComponent(loadRequestQuoteDialog, isOpen);
  return (
    <>
      <Button
        type="button"
        look={look}
        wide={wide}
        busy={isOpen && !RequestQuoteDialog && !hasFailed}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadRequestQuoteDialog().catch(() => undefined)}
        onClick={() => {
          if (hasFailed) retry();
          setOpen(true);
        }}
      >
        {label ?? m.rfq_button_request()}
      </Button>
      {hasFailed && isOpen && (
        <p role="alert" className="mt-2 font-bold text-clay-700 text-sm">
          {m.forms_dialog_unavailable()}
        </p>
      )}
      {RequestQuoteDialog && (
        <RequestQuoteDialog open={isOpen} onOpenChange={setOpen} product={product} description={description} />
      )}
    </>
  );
}
