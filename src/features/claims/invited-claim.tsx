import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { SignInFirst } from "./claim-screen.tsx";

interface InvitedClaimProps {
  slug: string;
  name: string;
  /** The link waits for a press: programs that look through mails open links too. */
  step: "busy" | "ready" | "failed" | "sign_in";
  onClaim: () => void;
}

/** The link of an invitation: one press claims the company, with a verified account. */
export function InvitedClaim({ slug, name, step, onClaim }: InvitedClaimProps) {
  return (
    <Panel title={m.claims_invited_title({ name: isolated(name) })} intro={m.claims_invited_text()}>
      {step === "failed" && (
        <Notice tone="error" title={m.forms_failed_connection_title()}>
          <p>{m.forms_failed_again()}</p>
        </Notice>
      )}
      {step === "sign_in" ? (
        <SignInFirst slug={slug} />
      ) : (
        <Button type="button" busy={step === "busy"} onClick={onClaim} className="justify-self-start max-sm:w-full">
          {m.claims_invited_submit()}
        </Button>
      )}
    </Panel>
  );
}

/** The link was used, has run out or was replaced. */
export function VoidInvitation() {
  return <Notice tone="error" title={m.claims_invited_void()} />;
}
