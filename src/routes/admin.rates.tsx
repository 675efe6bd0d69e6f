import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { RatesScreen } from "#src/features/admin/rates/rates-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/rates")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_rates_title(),
      description: m.admin_rates_intro(),
      path: "/admin/rates",
      hidden: true,
    }),
  component: RatesScreen,
});
