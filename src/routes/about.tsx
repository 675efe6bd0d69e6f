import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { AboutPage } from "#src/features/content/about/about-page.tsx";
import { orLater } from "#src/features/content/or-later.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/about")({
  // The page stands without the database; its claims are asked for again in the browser.
  loader: ({ context }) => orLater(context.loaderApi.content.about.ensureData({ locale: currentLocale() })),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.content_about_title(),
      description: m.content_about_meta(),
      path: "/about",
      jsonLd: { "@type": "AboutPage", name: m.content_about_title(), description: m.content_about_meta() },
    }),
  component: AboutPage,
});
