import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "#src/features/legal/privacy-page.tsx";

export const Route = createFileRoute("/privacy")({
  head: async ({ match }) => {
    const { privacyHead } = await import("#src/features/legal/privacy-page.tsx");
    return privacyHead(match.context.site);
  },
  component: PrivacyPage,
});
