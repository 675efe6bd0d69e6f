import { createFileRoute } from "@tanstack/react-router";
import { PRD } from "#src/features/content/prd/prd-content.ts";
import { PrdPage } from "#src/features/content/prd/prd-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/prd")({
  // One English text under three addresses: nothing for search engines.
  head: ({ match }) =>
    pageHead(match.context.site, { title: PRD.title, description: PRD.summary, path: "/prd", hidden: true }),
  component: PrdPage,
});
