import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { OverviewScreen } from "#src/features/catalogue/overview-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/products/")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.catalogue_overview_title(),
      description: m.catalogue_overview_description(),
      path: "/products",
    }),
  component: OverviewScreen,
});
