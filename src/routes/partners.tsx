import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { orLater } from "#src/features/content/or-later.ts";
import { PartnersPage } from "#src/features/content/partners/partners-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/partners")({
  loader: ({ context }) => orLater(context.loaderApi.content.partners.ensureData({ locale: currentLocale() })),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.content_partners_title(),
      description: m.content_partners_meta(),
      path: "/partners",
    }),
  component: PartnersPage,
});
