import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Loading } from "#src/ui/loading.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { EmailState } from "./email-state.tsx";
import { SectionFailed } from "./section-failed.tsx";

/** What opens the account: its password and its e-mail. */
export function SecuritySection() {
  const profile = api.account.profile.useQuery();
  return (
    <>
      <div id="password" className="grid">
        <ChangePassword />
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
