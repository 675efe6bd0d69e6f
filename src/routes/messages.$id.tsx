import { createFileRoute } from "@tanstack/react-router";
import { ConversationScreen } from "#src/features/messages/conversation-screen.tsx";
import { PaneSkeleton } from "#src/features/messages/messages-skeletons.tsx";
import { orderAct } from "#src/features/orders/order-act.ts";
import { ReportButton } from "#src/features/reports/report-button.tsx";
import { useSession } from "#src/lib/session/session.ts";

export const Route = createFileRoute("/messages/$id")({
  component: OpenConversation,
  pendingComponent: PaneSkeleton,
});

function OpenConversation() {
  const { id } = Route.useParams();
  const { session } = useSession();
  return (
    session && (
      <ConversationScreen
        id={id}
        session={session}
        orderAct={orderAct}
        renderReport={(subject) => <ReportButton subject={{ kind: "conversation", ...subject }} />}
      />
    )
  );
}
