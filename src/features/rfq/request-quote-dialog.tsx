import { useState } from "react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
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
  const company = about.supplier?.name ?? about.product?.company;
  const intro = useIntro(company !== undefined);
  return (
    <Dialog open={open} onOpenChange={change} title={m.rfq_dialog_title()} {...(sent ? {} : { description: intro })}>
      {sent ? (
        <QuoteSent sent={sent} company={company} onDone={close} />
      ) : (
        <RequestQuoteForm {...about} onSent={setSent} onCancel={close} />
      )}
    </Dialog>
  );
}

/** Whom the request reaches; who has no account is told that none is needed. */
function useIntro(isDirect: boolean): string {
  const { session, isKnown } = useSession();
  const intro = isDirect ? m.rfq_dialog_intro_direct() : m.rfq_dialog_intro();
  return isKnown && session === null ? `${intro} ${m.rfq_dialog_no_account()}` : intro;
}
