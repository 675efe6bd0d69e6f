import { Factory, ShoppingBag } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";
import { DialogLink } from "./dialog-link.tsx";
import type { HomeDialog } from "./home-dialog.ts";

const CALLS = [
  {
    dialog: "buyer",
    Icon: ShoppingBag,
    title: m.home_call_buyer_title,
    text: m.home_call_buyer_text,
    action: m.home_call_buyer,
  },
  {
    dialog: "supplier",
    Icon: Factory,
    title: m.home_call_supplier_title,
    text: m.home_call_supplier_text,
    action: m.home_call_supplier,
  },
] as const;

/** The call to register, as a buyer or as a supplier (spec §2). */
export function RegistrationCall({ onIntent }: { onIntent: (dialog: HomeDialog) => void }) {
  return (
    <Section title={m.home_call_title()} tone="sand">
      <ul className="grid grid-cols-2 gap-3 md:gap-4">
        {CALLS.map(({ dialog, Icon, title, text, action }) => (
          <li
            key={dialog}
            className="grid content-start justify-items-start gap-2 rounded-xl border border-sand-200 bg-white p-3 shadow-card sm:gap-3 sm:p-8"
          >
            <Icon aria-hidden size={28} className="text-brass-600" />
            <h3 className="text-gulf-900 text-lg sm:text-xl">{title()}</h3>
            <p className="text-sand-700 max-sm:hidden">{text()}</p>
            <Button asChild variant={dialog === "buyer" ? "primary" : "secondary"} className="mt-1 max-sm:w-full">
              <DialogLink dialog={dialog} onIntent={onIntent}>
                {action()}
              </DialogLink>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
