import { useState } from "react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Dialog } from "#src/ui/dialog.tsx";
import { QuoteSent } from "./quote-sent.tsx";
import { RequestQuoteForm, type SentQuote } from "./request-quote-form.tsx";
import type { RequestedProduct, RequestedSupplier } from "./requested-product.ts";

export interface RequestQuoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  product?: RequestedProduct | undefined;
  supplier?: RequestedSupplier | undefined;
  description?: string | undefined;
  quantity?: string | undefined;
  category?: CategorySlug | undefined;
}

/** The quote request in a dialog: the form, then what happens next. Opened again, it starts with a new request. */
export function RequestQuoteDialog({ open, onOpenChange, ...about }: RequestQuoteDialogProps) {
  const [sent, setSent] = useState<SentQuote>();
  const change = (isOpen: boolean) => {
    if (!isOpen) setSent(undefined);
    onOpenChange(isOpen);
  };
  const close = () => change(false);
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={m.rfq_dialog_title()}
      {...(sent ? {} : { description: m.rfq_dialog_intro() })}
    >
      {sent ? (
        <QuoteSent sent={sent} onDone={close} />
      ) : (
        <RequestQuoteForm {...about} onSent={setSent} onCancel={close} />
      )}
    </Dialog>
  );
}
