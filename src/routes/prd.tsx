import { createFileRoute } from "@tanstack/react-router";
import { PRD_HEAD } from "#src/features/content/prd/prd-head.ts";
import { PrdPage } from "#src/features/content/prd/prd-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/prd")({
  // One English text under three addresses: nothing for search engines.
  head: ({ match }) =>
    pageHead(match.context.site, { title: PRD_HEAD.title, description: PRD_HEAD.summary, path: "/prd", hidden: true }),
  component: PrdPage,
});
