import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { Place } from "#src/ui/text/place.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { ClaimForm } from "./claim-form.tsx";
import { type Claimable, ClaimState, RefusedClaim } from "./claim-state.tsx";

interface ClaimScreenProps {
  slug: string;
  company: Claimable;
  /** The step of an invitation whose link was opened; null where there is none, or it is no longer good. */
  invitation: ReactNode;
}

/** "This is my company": who says so, with which licence, and how far it is. */
export function ClaimScreen({ slug, company, invitation }: ClaimScreenProps) {
  const { name, city, country, claim, obstacle } = company;
  return (
    <>
      <PageHeader
        // A question that can't be answered any more, or not by this reader, is not asked.
        title={obstacle ? name : m.claims_heading({ name: isolated(name) })}
        {...(obstacle || invitation ? {} : { intro: m.claims_intro() })}
        crumbs={[
          { label: m.shell_nav_home(), link: { to: "/" } },
          { label: name, link: { to: "/suppliers/$supplier", params: { supplier: slug } } },
          { label: m.claims_title() },
        ]}
      />
      <Container className="grid max-w-3xl gap-6 py-6 sm:py-10">
        <p className="text-sand-700">
          <Place name={city} />
          {city && m.suppliers_place_separator()}
          {countryName(country)}
        </p>
        {claim?.status === "refused" && <RefusedClaim reason={claim.decisionNote ?? ""} />}
        {obstacle ? <ClaimState company={company} obstacle={obstacle} /> : (invitation ?? <Claim slug={slug} />)}
        <Link
          to="/suppliers/$supplier"
          params={{ supplier: slug }}
          className="inline-flex min-h-11 items-center justify-self-start text-gulf-700 underline underline-offset-4"
        >
          {m.claims_back()}
        </Link>
      </Container>
    </>
  );
}

/** The form, once it is known who claims. */
function Claim({ slug }: { slug: string }) {
  const { session, isKnown } = useSession();
  if (!isKnown) return null;
  if (!session?.isVerified) return <SignInFirst slug={slug} />;
  return <ClaimForm slug={slug} />;
}

/** An account and a confirmed mailbox come first; one comes back here. */
export function SignInFirst({ slug }: { slug: string }) {
  const { session } = useSession();
  const search = { returnTo: `/claim/${slug}` };
  const isToVerify = session !== null;
  return (
    <Notice title={isToVerify ? m.claims_unverified_title() : m.claims_sign_in_title()}>
      <p>{isToVerify ? m.claims_unverified_text() : m.claims_sign_in_text()}</p>
      <p className="pt-2">
        <Button asChild>
          {isToVerify ? (
            <Link to="/verify-email" search={search}>
              {m.claims_unverified_link()}
            </Link>
          ) : (
            <Link to="/auth" search={search}>
              {m.claims_sign_in()}
            </Link>
          )}
        </Button>
      </p>
    </Notice>
  );
}
