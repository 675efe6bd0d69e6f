import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { orLater } from "#src/features/content/or-later.ts";
import { PartnersPage } from "#src/features/content/partners/partners-page.tsx";

export const Route = createFileRoute("/partners")({
  loader: ({ context }) => orLater(context.loaderApi.content.partners.ensureData({ locale: currentLocale() })),
  head: async ({ match }) => {
    const { partnersHead } = await import("#src/features/content/partners/partners-page.tsx");
    return partnersHead(match.context.site);
  },
  component: PartnersPage,
});
