import { createFileRoute, Link } from "@tanstack/react-router";
import { MessageCircle } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { useSession } from "#src/lib/session.ts";
import { Button } from "#src/ui/button.tsx";
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
      >
        <SignInToRead />
      </EmptyState>
    </ComingScreen>
  ),
});

/** Visitors see the empty list and a way in; nobody is sent away (rulings). */
function SignInToRead() {
  const { session, isKnown } = useSession();
  if (session || !isKnown) return null;
  return (
    <Button asChild>
      <Link to="/auth" search={{ returnTo: "/messages" }}>
        {m.accounts_messages_sign_in()}
      </Link>
    </Button>
  );
}
