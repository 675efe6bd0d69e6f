import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import type { GuestLink } from "#domain/rfq/guest-link.ts";
import type { TrackRfq } from "#domain/rfq/rfq-link.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { TrackedRequest } from "#src/features/rfq/tracked/tracked-request.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { PageHeader } from "#src/ui/page/page-header.tsx";

export const Route = createFileRoute("/rfq/$reference")({
  validateSearch: (search: Record<string, unknown>) => ({
    ...(typeof search.key === "string" ? { key: search.key } : {}),
    ...(typeof search.proof === "string" ? { proof: search.proof } : {}),
  }),
  loader: async ({ context, params }) => {
    const link = linkOf(params.reference, context.site.guestLink);
    await orNotFound(context.loaderApi.rfq.track.ensureData(link));
    return link;
  },
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.rfq_track_title(),
      description: m.rfq_track_description(),
      path: `/rfq/${params.reference}`,
      hidden: true,
    }),
  component: TrackedRequestPage,
});

/** Without a guest's link it is the account that may see its own request. */
function linkOf(reference: string, guestLink: GuestLink | null): TrackRfq {
  return guestLink?.reference === reference.toUpperCase() ? guestLink : { reference };
}

function TrackedRequestPage() {
  const { reference } = Route.useParams();
  const link = Route.useLoaderData();
  useClearedAddress();
  return (
    <>
      <PageHeader title={m.rfq_track_title()} intro={isolatedLtr(reference)} />
      <TrackedRequest link={link} proof={link.proof} />
    </>
  );
}

/** Takes the key out of the address, which stands in the history and is passed on; the cookie opens the page from now on. */
function useClearedAddress(): void {
  const { key, proof } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isKeyed = key !== undefined || proof !== undefined;
  useEffect(() => {
    if (isKeyed) void navigate({ search: {}, replace: true, resetScroll: false });
  }, [isKeyed, navigate]);
}
