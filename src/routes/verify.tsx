import { createFileRoute } from "@tanstack/react-router";
import { VerifyScreen } from "#src/features/documents/verify-screen.tsx";
import { readVerifySearch } from "#src/features/documents/verify-search.ts";

export const Route = createFileRoute("/verify")({
  validateSearch: readVerifySearch,
  head: async ({ match }) => {
    const { verifyHead } = await import("#src/features/documents/verify-screen.tsx");
    return verifyHead(match.context.site);
  },
  component: () => <VerifyScreen search={Route.useSearch()} />,
});
