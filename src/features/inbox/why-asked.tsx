import { Check } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { reasonWords } from "./invitation-words.ts";

/** Why this company was asked; the buyer reads the same. */
export function WhyAsked({ reasons }: { reasons: readonly string[] }) {
  const words = reasonWords(reasons);
  if (words.length === 0) return null;
  return (
    <Panel title={m.inbox_why_title()}>
      <ul className="grid gap-2 text-sand-700 text-sm">
        {words.map((reason) => (
          <li key={reason} className="flex gap-2">
            <Check aria-hidden size={18} className="shrink-0 text-leaf-700" /> {reason}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
