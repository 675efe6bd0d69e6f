import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { MessagesScreen } from "#src/features/messages/messages-screen.tsx";
import { MessagesPending } from "#src/features/messages/messages-skeletons.tsx";
import { pageHead } from "#src/lib/page-head.ts";

/** Open to everybody: visitors see an empty list and a way in (rulings: profile and messages without a session). */
export const Route = createFileRoute("/messages")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.messages_title(),
      description: m.messages_visitor_text(),
      path: "/messages",
      hidden: true,
    }),
  component: MessagesScreen,
  pendingComponent: MessagesPending,
});
