import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ContactCards } from "#src/features/contact/contact-cards.tsx";
import { lateContactForm } from "#src/features/contact/late-contact-form.ts";
import { OfficeList } from "#src/features/contact/office-list.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { Late } from "#src/ui/list/late-part.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container } from "#src/ui/section.tsx";

export const Route = createFileRoute("/contact")({
  loader: () =>
    import("#src/features/contact/late-contact-form.ts").then(({ lateContactForm }) => lateContactForm.load()),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.forms_contact_title(),
      description: m.forms_contact_intro(),
      path: "/contact",
    }),
  component: ContactPage,
});

function ContactPage() {
  const { site } = Route.useRouteContext();
  return (
    <>
      <PageHeader
        title={m.forms_contact_title()}
        intro={m.forms_contact_intro()}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: m.forms_contact_title() }]}
      />
      <Container className="grid gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <section className="rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-8">
          <h2 className="mb-5 text-2xl text-gulf-900">{m.forms_contact_form()}</h2>
          <Late part={lateContactForm} />
        </section>
        <section>
          <h2 className="mb-4 text-gulf-900 text-xl">{m.forms_contact_ways()}</h2>
          <ContactCards phone={site.whatsappNumber} />
        </section>
      </Container>
      <OfficeList />
    </>
  );
}
