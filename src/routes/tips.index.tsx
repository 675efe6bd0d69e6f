import { createFileRoute } from "@tanstack/react-router";
import { orLater } from "#src/features/content/or-later.ts";
import { TipsPage } from "#src/features/content/tips/tips-page.tsx";
import { readTipsSearch, tipsInput } from "#src/features/content/tips/tips-search.ts";

export const Route = createFileRoute("/tips/")({
  validateSearch: readTipsSearch,
  // The search alone: an address may hold more, which the kept page was drawn without.
  loaderDeps: ({ search: { q, category } }) => readTipsSearch({ q, category }),
  // While the reader types, the page stays and fetches by itself; only an arrival waits for its tips.
  loader: ({ context, deps, cause }) =>
    cause === "stay" ? undefined : orLater(context.loaderApi.content.tips.ensureData(tipsInput(deps))),
  head: async ({ match }) => {
    const { tipsHead } = await import("#src/features/content/tips/tips-page.tsx");
    return tipsHead(match.context.site);
  },
  component: () => <TipsPage search={Route.useSearch()} />,
});
