import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { TipPage } from "#src/features/content/tips/tip-page.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";

export const Route = createFileRoute("/tips/$tip")({
  loader: ({ context, params }) =>
    orNotFound(context.loaderApi.content.tip.ensureData({ slug: params.tip, locale: currentLocale() })),
  head: async ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { tipHead } = await import("#src/features/content/tips/tip-page.tsx");
    return tipHead(match.context.site, loaderData.tip);
  },
  component: TipRoute,
});

function TipRoute() {
  const { tip } = Route.useParams();
  const { site } = Route.useRouteContext();
  return <TipPage slug={tip} address={`${site.origin}/tips/${tip}`} />;
}
