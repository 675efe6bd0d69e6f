import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/bdi.tsx";
import { Notice } from "#src/ui/notice.tsx";

interface OtherMailboxProps {
  /** Whom the operator wrote to, where the claim came by an invitation, and who claims. */
  claim: { invitedEmail: string | null; claimant: { email: string } };
}

/** An invitation can be passed on: whoever opened it is not whom the operator wrote to. */
export function OtherMailbox({ claim: { invitedEmail, claimant } }: OtherMailboxProps) {
  if (invitedEmail === null || invitedEmail === claimant.email) return null;
  return (
    <Notice title={m.claims_admin_other_mailbox()}>
      <Ltr className="break-all">{invitedEmail}</Ltr>
    </Notice>
  );
}
