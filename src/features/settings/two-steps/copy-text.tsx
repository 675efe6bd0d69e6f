import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

/** A button that copies a text, and says whether it did. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  const words = { copied: m.settings_factor_copied(), failed: m.settings_factor_copy_failed() };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button type="button" variant="secondary" onClick={copy} className="max-sm:w-full">
        {outcome === "copied" ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />} {label}
      </Button>
      <p role="status" className="text-leaf-700 text-sm empty:hidden">
        {outcome && words[outcome]}
      </p>
    </div>
  );
}
