import { createFileRoute } from "@tanstack/react-router";
import { OverviewScreen } from "#src/features/catalogue/overview-screen.tsx";

export const Route = createFileRoute("/products/")({
  head: async ({ match }) => {
    const { overviewHead } = await import("#src/features/catalogue/overview-screen.tsx");
    return overviewHead(match.context.site);
  },
  component: OverviewScreen,
});
