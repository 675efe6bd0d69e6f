import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { QuoteSent } from "../quote-sent.tsx";
import type { SentQuote } from "../request-quote-form.tsx";
import { readChosen } from "./chosen-goods.ts";
import { draftKeyOf } from "./draft-key.ts";
import { RequestFormPanels } from "./request-form.tsx";
import { readNewRequestSearch } from "./request-source.ts";

/** The form of a new request, then what happens next. */
export function NewRequest() {
  // What the route does not read stands in the address still.
  const address: Record<string, unknown> = { ...useSearch({ strict: false }) };
  const source = { ...readNewRequestSearch(address), chosen: readChosen(address.p) };
  const [sent, setSent] = useState<SentQuote>();
  const navigate = useNavigate();
  const arrive = async (made: SentQuote) => {
    // A guest has no list to find it in, and confirms by mail first. The server knows who sent it; this page may not yet.
    if (made.status === "unconfirmed") return setSent(made);
    void showToast("success", m.rfq_sent_title(), made.reference);
    await navigate({ to: "/rfqs/$reference", params: { reference: made.reference } });
  };
  if (!sent) return <RequestFormPanels key={draftKeyOf(source)} source={source} onSent={arrive} />;
  return (
    <Panel>
      <QuoteSent sent={sent} onDone={() => void navigate({ to: "/" })} />
    </Panel>
  );
}
