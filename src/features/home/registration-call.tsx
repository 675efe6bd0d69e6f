import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";
import { DialogLink } from "./dialog-link.tsx";
import type { HomeDialog } from "./home-dialog.ts";

/** The call to register, as a buyer or as a supplier (spec §2). */
export function RegistrationCall({ onIntent }: { onIntent: (dialog: HomeDialog) => void }) {
  return (
    <Section tone="gulf">
      <div className="grid justify-items-center gap-4 text-center">
        <h2 className="text-2xl sm:text-3xl">{m.home_call_title()}</h2>
        <p className="max-w-xl text-gulf-100 text-lg">{m.home_call_intro()}</p>
        <div className="mt-2 flex w-full flex-wrap justify-center gap-3">
          <Button asChild look="onDark" className="max-sm:w-full">
            <DialogLink dialog="buyer" onIntent={onIntent}>
              {m.home_call_buyer()}
            </DialogLink>
          </Button>
          <Button asChild look="secondary" className="max-sm:w-full">
            <DialogLink dialog="supplier" onIntent={onIntent}>
              {m.home_call_supplier()}
            </DialogLink>
          </Button>
        </div>
      </div>
    </Section>
  );
}
