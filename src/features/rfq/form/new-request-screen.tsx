import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Late } from "#src/ui/list/late-part.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { lateNewRequest } from "./late-new-request.ts";

/** A request of several lines with all that suppliers want to know (workflows: RFQ). */
export function NewRequestScreen() {
  const { session, isKnown } = useSession();
  const isGuest = isKnown && session === null;
  return (
    <>
      <PageHeader
        title={m.rfqs_form_title()}
        intro={isGuest ? `${m.rfqs_form_intro()} ${m.rfq_dialog_no_account()}` : m.rfqs_form_intro()}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: m.rfqs_form_title() }]}
      />
      <Container className="py-6 sm:py-10">
        <Late part={lateNewRequest} />
      </Container>
    </>
  );
}
