import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";

/** The number of a request, large enough to read out on the phone, and a button that copies it. */
export function ReferenceNumber({ reference }: { reference: string }) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  const words = { copied: m.rfq_sent_copied(), failed: m.rfq_sent_copy_failed() };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-sand-200 bg-sand-50 px-4 py-3">
      <p>
        <span className="block text-sand-600 text-sm">{m.rfq_sent_reference()}</span>
        <Ltr className="font-bold text-gulf-900 text-xl tabular-nums">{reference}</Ltr>
      </p>
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-bold text-gulf-800 text-sm hover:bg-gulf-50"
      >
        {outcome === "copied" ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        {m.rfq_sent_copy()}
      </button>
      <p role="status" className="w-full text-leaf-700 text-sm empty:hidden">
        {outcome && words[outcome]}
      </p>
    </div>
  );
}
