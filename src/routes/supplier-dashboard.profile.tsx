import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ProfileScreen } from "#src/features/company/profile/profile-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/supplier-dashboard/profile")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.company_profile_title(),
      description: m.company_profile_description(),
      path: "/supplier-dashboard/profile",
      hidden: true,
    }),
  component: ProfileScreen,
});
