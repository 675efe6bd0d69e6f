import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { LogisticsPage } from "#src/features/content/logistics/logistics-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/logistics")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.content_logistics_title(),
      description: m.content_logistics_meta(),
      path: "/logistics",
    }),
  component: LogisticsPage,
});
