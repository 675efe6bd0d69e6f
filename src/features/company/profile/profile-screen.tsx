import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api, OF_NOW } from "#src/lib/calls/trpc.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { MarketsAnswer } from "../markets-answer.tsx";
import { useCompany } from "../use-company.ts";
import { IdentityForm } from "./identity-form.tsx";
import { LanguageProgress } from "./language-progress.tsx";
import type { Profile } from "./profile-values.ts";
import { TextsForm } from "./texts-form.tsx";

/** What buyers read of the company, for its owner to edit. */
export function ProfileScreen() {
  const { data, isError, isFetching, refetch } = api.company.profile.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <AccountHeader
        title={m.company_profile_title()}
        back={{ label: m.company_profile_back(), to: "/supplier-dashboard/company" }}
        deep
      />
      <Container className="relative -mt-20 grid gap-6 pb-12">
        {data ? (
          <Parts profile={data} />
        ) : (
          <div className="rounded-xl bg-white p-5 shadow-card sm:p-7">
            {isError ? <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} /> : <Loading />}
          </div>
        )}
      </Container>
    </>
  );
}

function Parts({ profile }: { profile: Profile }) {
  return (
    <>
      <Panel title={m.company_profile_languages()} intro={m.company_profile_languages_intro()}>
        <LanguageProgress written={profile} />
        {profile.status === "approved" && (
          <Link
            to="/suppliers/$supplier"
            params={{ supplier: profile.slug }}
            className="inline-flex min-h-11 items-center justify-self-start font-bold text-gulf-700 underline underline-offset-4"
          >
            {m.company_profile_public()}
          </Link>
        )}
      </Panel>
      {profile.editMode === null ? (
        <Notice title={m.company_profile_locked()}>{m.company_profile_locked_text()}</Notice>
      ) : (
        <>
          <TextsForm profile={profile} />
          <Markets />
          <IdentityForm profile={profile} />
        </>
      )}
    </>
  );
}

/** The same answer as on the checklist: it applies at once. */
function Markets() {
  const { data } = useCompany(OF_NOW);
  const entry = data?.checklist.find(({ item }) => item === "markets");
  if (!entry) return null;
  return (
    <Panel title={m.company_item_markets()} intro={m.company_profile_markets_intro()}>
      <MarketsAnswer entry={entry} isLocked={false} />
    </Panel>
  );
}
