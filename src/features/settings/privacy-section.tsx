import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Loading } from "#src/ui/list/loading.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { ExportData } from "./export-data.tsx";
import { SectionFailed } from "./section-failed.tsx";

/** One's data: to take along, or to have deleted. */
export function PrivacySection() {
  const profile = api.account.profile.useQuery();
  return (
    <>
      <ExportData />
      <Panel title={m.settings_delete()} intro={m.settings_delete_intro()}>
        {profile.isError && !profile.data && <SectionFailed query={profile} />}
        {profile.isPending && <Loading lines={3} />}
        {profile.data &&
          (profile.data.deleteAfter === null ? (
            <DeleteAccount />
          ) : (
            <DeletionNotice deleteAfter={profile.data.deleteAfter} />
          ))}
      </Panel>
    </>
  );
}
