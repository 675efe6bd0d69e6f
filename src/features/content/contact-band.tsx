import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { StarGround } from "#src/ui/page/star-ground.tsx";
import { Container } from "#src/ui/section.tsx";

/** The last band of a page: one sentence and the way to the contact page. */
export function ContactBand({ title, text, action }: { title: string; text: string; action?: string }) {
  return (
    <section className="py-10 sm:py-14">
      <Container>
        <div className="relative isolate overflow-hidden rounded-2xl bg-gulf-800 px-6 py-8 text-white sm:px-10 sm:py-12">
          <StarGround className="absolute inset-0 -z-10 text-brass-300 opacity-10" />
          <div className="flex flex-wrap items-center justify-between gap-6">
            <div className="grid max-w-2xl gap-2">
              <h2 className="text-2xl sm:text-3xl">{title}</h2>
              <p className="text-gulf-100">{text}</p>
            </div>
            <Button asChild variant="onDark">
              <Link to="/contact">{action ?? m.content_contact_action()}</Link>
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
