import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ProfileScreen } from "#src/features/profile/profile-screen.tsx";
import { OwnRequests } from "#src/features/rfq/own-requests.tsx";
import { DeletionNotice } from "#src/features/settings/deletion-notice.tsx";
import { WaitsPanel } from "#src/features/waits/waits-panel.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/profile")({
  ssr: false,
  beforeLoad: requireSession,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.profile_title(),
      description: m.profile_description(),
      path: "/profile",
      hidden: true,
    }),
  component: () => (
    <ProfileScreen banner={({ deleteAfter }) => deleteAfter !== null && <DeletionNotice deleteAfter={deleteAfter} />}>
      <WaitsPanel />
      <OwnRequests />
    </ProfileScreen>
  ),
});
