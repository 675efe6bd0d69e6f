import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { QuoteSent } from "../quote-sent.tsx";
import type { SentQuote } from "../request-quote-form.tsx";
import { RequestFormPanels } from "./request-form.tsx";
import { draftKeyOf, type RequestSource } from "./request-source.ts";

/** A request of several lines with all that suppliers want to know (workflows: RFQ). */
export function NewRequestScreen({ source }: { source: RequestSource }) {
  const [sent, setSent] = useState<SentQuote>();
  const { session } = useSession();
  const navigate = useNavigate();
  const arrive = async (made: SentQuote) => {
    // A guest has no list to find it in, and confirms by mail first.
    if (!session) return setSent(made);
    void showToast("success", m.rfq_sent_title(), made.reference);
    await navigate({ to: "/rfqs/$reference", params: { reference: made.reference } });
  };
  return (
    <>
      <PageHeader
        title={m.rfqs_form_title()}
        intro={m.rfqs_form_intro()}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: m.rfqs_form_title() }]}
      />
      <Container className="py-6 sm:py-10">
        {sent ? (
          <Panel>
            <QuoteSent sent={sent} onDone={() => void navigate({ to: "/" })} />
          </Panel>
        ) : (
          <RequestFormPanels key={draftKeyOf(source)} source={source} onSent={arrive} />
        )}
      </Container>
    </>
  );
}
