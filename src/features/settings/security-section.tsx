import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { SectionFailed } from "./section-failed.tsx";
import { SecondFactorPanel } from "./two-steps/second-factor-panel.tsx";

/** What opens the account: its password and its e-mail. */
export function SecuritySection() {
  const profile = api.account.profile.useQuery();
  return (
    <>
      <div id="password" className="grid">
        <ChangePassword />
      </div>
      <div id="second-factor" className="grid">
        <SecondFactorPanel />
      </div>
      <div id="email" className="grid">
        <Panel title={m.settings_email()}>
          {profile.isError && !profile.data && <SectionFailed query={profile} />}
          {profile.isPending && <Loading lines={4} />}
          {profile.data && (
            <>
              <EmailState profile={profile.data} />
              <ChangeEmail change={profile.data.emailChange} />
            </>
          )}
        </Panel>
      </div>
    </>
  );
}

type Profile = ApiOutputs["account"]["profile"];

/** The present address, and whether it is proven. */
function EmailState({ profile: { email, isVerified } }: { profile: Profile }) {
  return (
    <div className="grid gap-3 rounded-lg bg-sand-50 p-4">
      <div>
        <p className="text-sand-600 text-sm">{m.settings_email_current()}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Ltr className="min-w-0 break-all font-bold text-gulf-900">{email}</Ltr>
          <Badge tone={isVerified ? "leaf" : "clay"}>
            {isVerified ? m.settings_email_verified() : m.settings_email_unverified()}
          </Badge>
        </p>
      </div>
      {!isVerified && (
        <div>
          <Button asChild>
            <Link to="/verify-email" search={{ returnTo: "/settings/security" }}>
              {m.settings_email_verify()}
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}
