import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { MessageCircle } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ConversationList } from "./list/conversation-list.tsx";
import { MessagesFrame, MessagesPage } from "./messages-frame.tsx";
import { MessagesPending } from "./messages-skeletons.tsx";

/** One's conversations and the one that is open. */
export function MessagesScreen() {
  const { session, isKnown } = useSession();
  if (!session && !isKnown) return <MessagesPending />;
  return (
    <MessagesPage>
      {session ? (
        <MessagesFrame list={<ConversationList />}>
          <Outlet />
        </MessagesFrame>
      ) : (
        <div className="px-4 pb-10 lg:px-0">
          <ForVisitors />
        </div>
      )}
    </MessagesPage>
  );
}

/** The spec's empty list and a way in; nobody is sent away (rulings: profile and messages without a session). */
function ForVisitors() {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <EmptyState
      icon={<MessageCircle aria-hidden size={40} />}
      title={m.messages_empty()}
      description={m.messages_visitor_text()}
    >
      <Button asChild>
        <Link to="/auth" search={{ returnTo: here, why: "talk" }}>
          {m.messages_sign_in()}
        </Link>
      </Button>
    </EmptyState>
  );
}

/** What stands beside the list while nothing is open. */
export function NothingOpen() {
  return (
    <div className="grid h-full content-center justify-items-center gap-3 bg-sand-50 p-8 text-center">
      <MessageCircle aria-hidden size={48} className="text-gulf-500" />
      <p className="font-bold text-gulf-900 text-xl">{m.messages_welcome()}</p>
      <p className="max-w-md text-sand-600">{m.messages_welcome_text()}</p>
    </div>
  );
}
