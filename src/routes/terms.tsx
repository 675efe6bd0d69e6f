import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "#src/features/legal/terms-page.tsx";

export const Route = createFileRoute("/terms")({
  head: async ({ match }) => {
    const { termsHead } = await import("#src/features/legal/terms-page.tsx");
    return termsHead(match.context.site);
  },
  component: TermsPage,
});
