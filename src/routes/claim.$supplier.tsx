import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useLinkProof } from "#src/features/accounts/link-token.ts";
import { ClaimScreen } from "#src/features/claims/claim-screen.tsx";
import { InvitedClaim, VoidInvitation } from "#src/features/claims/invited-claim.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { Loading } from "#src/ui/list/loading.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";

/** Who claims is known in the browser alone. */
export const Route = createFileRoute("/claim/$supplier")({
  ssr: false,
  loader: ({ context, params }) => orNotFound(context.loaderApi.claims.company.ensureData(inputOf(params.supplier))),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.claims_title(),
      description: m.claims_description(),
      path: `/claim/${params.supplier}`,
      hidden: true,
    }),
  component: ClaimRoute,
});

function ClaimRoute() {
  const { supplier: slug } = Route.useParams();
  const [company] = api.claims.company.useSuspenseQuery(inputOf(slug));
  const { proof, hasKey, run } = useInvitation();
  const isVoid = proof.step === "void" && proof.code === "NOT_FOUND";
  const isToSignIn = proof.step === "void" && (proof.code === "UNAUTHENTICATED" || proof.code === "UNVERIFIED");
  const isOpen = proof.step === "ready" || proof.step === "failed" || (hasKey && proof.step === "busy");
  const step = isToSignIn ? ("sign_in" as const) : isOpen ? proof.step : null;
  // Until it is known whether a key came along, neither of the two forms is the right one.
  const pending = hasKey === undefined && <Loading lines={3} />;
  return (
    <>
      {isVoid && <VoidInvitation />}
      <ClaimScreen
        slug={slug}
        company={company}
        invitation={pending || (step && <InvitedClaim slug={slug} name={company.name} step={step} onClaim={run} />)}
      />
    </>
  );
}

/** The link of an invitation, which claims when it is pressed for. */
function useInvitation() {
  const { client, claims } = api.useUtils();
  const invitation = useLinkProof((token) => client.claims.useInvite.mutate({ token }), { asksFirst: true });
  const { step } = invitation.proof;
  useEffect(() => {
    if (step !== "done" && step !== "void") return;
    if (step === "done") void showToast("success", m.claims_sent());
    void claims.company.invalidate();
  }, [step, claims]);
  return invitation;
}

function inputOf(slug: string) {
  return { slug, locale: currentLocale() };
}
