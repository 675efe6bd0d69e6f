import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { WhatsAppMark } from "#src/ui/whatsapp-mark.tsx";

interface ShareProductProps {
  name: string;
  supplier: string;
  /** The page's full address. */
  address: string;
}

const LOOK =
  "inline-flex min-h-11 items-center gap-2 rounded-md border border-sand-300 bg-white px-4 text-gulf-800 text-sm hover:border-gulf-500";

/** Hands the product on: a WhatsApp message with its name and link, or the link alone. */
export function ShareProduct({ name, supplier, address }: ShareProductProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const text = m.catalogue_product_share_text({ name, supplier, address });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="sr-only">{m.catalogue_product_share()}</span>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={m.catalogue_product_share_whatsapp_label()}
        className={LOOK}
      >
        <WhatsAppMark />
        {m.catalogue_product_share_whatsapp()}
      </a>
      <button type="button" onClick={() => void copy()} className={LOOK}>
        {outcome === "copied" ? <Check aria-hidden size={18} /> : <Link2 aria-hidden size={18} />}
        {m.catalogue_product_copy_link()}
      </button>
      <span role="status" className="text-sand-700 text-sm">
        {outcome === "copied" && m.catalogue_product_link_copied()}
        {outcome === "refused" && m.catalogue_product_link_not_copied()}
      </span>
    </div>
  );
}
