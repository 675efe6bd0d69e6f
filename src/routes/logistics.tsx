import { createFileRoute } from "@tanstack/react-router";
import { LogisticsPage } from "#src/features/content/logistics/logistics-page.tsx";

export const Route = createFileRoute("/logistics")({
  head: async ({ match }) => {
    const { logisticsHead } = await import("#src/features/content/logistics/logistics-page.tsx");
    return logisticsHead(match.context.site);
  },
  component: LogisticsPage,
});
