import { createFileRoute } from "@tanstack/react-router";
import type { TrackRfq } from "#domain/rfq/rfq-link.ts";
import { m } from "#i18n/paraglide/messages.js";
import { TrackedRequest } from "#src/features/rfq/tracked/tracked-request.tsx";
import { orNotFound } from "#src/lib/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { PageHeader } from "#src/ui/page-header.tsx";

export const Route = createFileRoute("/rfq/$reference")({
  validateSearch: (search: Record<string, unknown>) => ({
    key: typeof search.key === "string" ? search.key : "",
    ...(typeof search.proof === "string" ? { proof: search.proof } : {}),
  }),
  loaderDeps: ({ search: { key, proof } }) => ({ key, proof }),
  loader: ({ context, params, deps }) =>
    orNotFound(context.loaderApi.rfq.track.ensureData(linkOf(params.reference, deps))),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.rfq_track_title(),
      description: m.rfq_track_description(),
      path: `/rfq/${params.reference}`,
      hidden: true,
    }),
  component: TrackedRequestPage,
});

/** Without a key it is the account that may see its own request. */
function linkOf(reference: string, { key, proof }: { key: string; proof?: string | undefined }): TrackRfq {
  if (key === "") return { reference };
  return proof === undefined ? { reference, key } : { reference, key, proof };
}

function TrackedRequestPage() {
  const { reference } = Route.useParams();
  const search = Route.useSearch();
  return (
    <>
      <PageHeader title={m.rfq_track_title()} intro={`\u2066${reference}\u2069`} />
      <TrackedRequest link={linkOf(reference, search)} proof={search.proof} />
    </>
  );
}
