import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Container } from "#src/ui/section.tsx";

/** The band at the foot of catalogue pages for those who did not find their product; takes the buttons. */
export function ContactCall({ children }: { children: ReactNode }) {
  return (
    <section className="bg-gulf-900 text-white">
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10">
        <div className="grid max-w-2xl gap-1">
          <h2 className="text-2xl">{m.catalogue_contact_title()}</h2>
          <p className="text-gulf-100">{m.catalogue_contact_text()}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </Container>
    </section>
  );
}
