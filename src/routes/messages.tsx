import { createFileRoute } from "@tanstack/react-router";
import { MessageCircle } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";

export const Route = createFileRoute("/messages")({
  head: ({ match }) =>
    comingHead(match.context.site, "/messages", m.accounts_messages_title(), m.accounts_messages_intro()),
  component: () => (
    <ComingScreen
      title={m.accounts_messages_title()}
      intro={m.accounts_messages_intro()}
      points={[m.accounts_messages_point_live(), m.accounts_messages_point_tied(), m.accounts_messages_point_kept()]}
      actions={
        <>
          <RequestQuoteButton wide />
          <WayOn to="/suppliers" label={m.accounts_action_suppliers()} />
          <WayOn to="/contact" label={m.accounts_action_contact()} />
        </>
      }
    >
      <EmptyState
        icon={<MessageCircle aria-hidden size={40} />}
        title={m.accounts_messages_empty()}
        description={m.accounts_messages_empty_text()}
      />
    </ComingScreen>
  ),
});
