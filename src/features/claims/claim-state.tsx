import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Notice } from "#src/ui/notice.tsx";

export type Claimable = ApiOutputs["claims"]["company"];
type Obstacle = NonNullable<Claimable["obstacle"]>;

const LINK = "inline-flex min-h-11 items-center justify-self-start font-bold underline underline-offset-4";

/** Why a company can't be claimed now, and the way on. */
export function ClaimState({ company, obstacle }: { company: Claimable; obstacle: Obstacle }) {
  const { claim } = company;
  if (obstacle === "owned" && claim?.status === "owned") {
    return (
      <Notice tone="success" title={m.claims_yours_title()}>
        <Link to="/supplier-registration" className={LINK}>
          {m.claims_yours_link()}
        </Link>
      </Notice>
    );
  }
  if (obstacle === "claimed_by_you") {
    const date = formatDate(claim?.createdAt ?? 0, currentLocale());
    return (
      <Notice tone="success" title={m.claims_waiting_title()}>
        <p>{m.claims_waiting_text({ date })}</p>
      </Notice>
    );
  }
  const { title, text, link } = WORDS[obstacle];
  return (
    <Notice title={title()}>
      <p>{text()}</p>
      {link}
    </Notice>
  );
}

const contact = (
  <Link to="/contact" className={LINK}>
    <Said words={m.claims_contact} />
  </Link>
);

/** Words that are asked when they are shown: the language may have changed since this file was read. */
function Said({ words }: { words: () => string }) {
  return words();
}

const WORDS: Record<
  Exclude<Obstacle, "claimed_by_you">,
  { title: () => string; text: () => string; link?: ReactNode }
> = {
  owned: { title: m.claims_owned_title, text: m.claims_owned_text, link: contact },
  claimed: { title: m.claims_taken_title, text: m.claims_taken_text, link: contact },
  has_company: { title: m.claims_has_company_title, text: m.claims_has_company_text },
  claims_another: { title: m.claims_another_title, text: m.claims_another_text },
};

/** What was said to a claim that was refused; another may follow. */
export function RefusedClaim({ reason }: { reason: string }) {
  return (
    <Notice tone="error" title={m.claims_refused_title()}>
      <p className="whitespace-pre-line">{m.claims_refused_text({ reason: isolated(reason) })}</p>
      <p>{m.claims_refused_again()}</p>
    </Notice>
  );
}
