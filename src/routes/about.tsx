import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { AboutPage } from "#src/features/content/about/about-page.tsx";
import { orLater } from "#src/features/content/or-later.ts";

export const Route = createFileRoute("/about")({
  // The page stands without the database; its claims are asked for again in the browser.
  loader: ({ context }) => orLater(context.loaderApi.content.about.ensureData({ locale: currentLocale() })),
  head: async ({ match }) => {
    const { aboutHead } = await import("#src/features/content/about/about-page.tsx");
    return aboutHead(match.context.site);
  },
  component: AboutPage,
});
