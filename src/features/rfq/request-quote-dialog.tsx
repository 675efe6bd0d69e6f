import { m } from "#i18n/paraglide/messages.js";
import { Dialog } from "#src/ui/dialog.tsx";
import type { RequestedProduct } from "./requested-product.ts";

interface RequestQuoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  product?: RequestedProduct;
  description?: string;
}

/** The quote request in a dialog. */
export function RequestQuoteDialog({ open, onOpenChange, product }: RequestQuoteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.rfq_dialog_title()} description={m.rfq_dialog_intro()}>
      {product && <p>{product.name}</p>}
    </Dialog>
  );
}
