import { createFileRoute, Outlet, useMatch } from "@tanstack/react-router";
import { ApplicationQueue } from "#src/features/admin/application-queue.tsx";
import { readApplicationSearch } from "#src/features/admin/application-search.ts";

/** The list of companies, and the one that is open beside it. */
export const Route = createFileRoute("/admin/applications")({
  validateSearch: readApplicationSearch,
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  const search = readApplicationSearch({ ...Route.useSearch() });
  const opened = useMatch({ from: "/admin/applications/$id", shouldThrow: false });
  if (!opened) return <Outlet />;
  return (
    <ApplicationQueue search={search} open={opened.params.id}>
      <Outlet />
    </ApplicationQueue>
  );
}
