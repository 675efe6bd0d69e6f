import { createFileRoute } from "@tanstack/react-router";
import { ConversationScreen } from "#src/features/messages/conversation-screen.tsx";
import { useSession } from "#src/lib/session.ts";

export const Route = createFileRoute("/messages/$id")({ component: OpenConversation });

function OpenConversation() {
  const { id } = Route.useParams();
  const { session } = useSession();
  return session && <ConversationScreen id={id} session={session} />;
}
