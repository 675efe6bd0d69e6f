import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { MemberListScreen } from "#src/features/admin/members/member-list-screen.tsx";
import { readMemberSearch } from "#src/features/admin/members/member-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/users/")({
  validateSearch: readMemberSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.members_title(),
      description: m.members_intro(),
      path: "/admin/users",
      hidden: true,
    }),
  component: () => <MemberListScreen search={readMemberSearch({ ...Route.useSearch() })} />,
});
