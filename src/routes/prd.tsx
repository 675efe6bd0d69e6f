import { createFileRoute } from "@tanstack/react-router";
import { PrdPage } from "#src/features/content/prd/prd-page.tsx";

export const Route = createFileRoute("/prd")({
  // One English text under three addresses: nothing for search engines.
  head: async ({ match }) => {
    const { prdHead } = await import("#src/features/content/prd/prd-page.tsx");
    return prdHead(match.context.site);
  },
  component: PrdPage,
});
