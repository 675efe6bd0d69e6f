import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/trpc.ts";
import { AccountHeader } from "#src/ui/account-header.tsx";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Container } from "#src/ui/section.tsx";
import { AccountCard } from "./account-card.tsx";
import { IdentityCard } from "./identity-card.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { SupplierState } from "./supplier-state.tsx";

export type Profile = ApiOutputs["account"]["profile"];

interface ProfileScreenProps {
  /** What other features have to say above the cards, e.g. that the account is going to be deleted. */
  banner: (profile: Profile) => ReactNode;
  /** Cards of other features, e.g. one's own requests. */
  children?: ReactNode;
}

/** One's own page (spec §2 Profile): who one is, what one asked for, where to change it. */
export function ProfileScreen({ banner, children }: ProfileScreenProps) {
  const profile = api.account.profile.useQuery();
  return (
    <>
      <AccountHeader
        title={m.profile_title()}
        back={{ label: m.shell_nav_home(), to: "/" }}
        action={<SignOutButton look="onNight" />}
        deep
      />
      <Container className="relative -mt-20 grid gap-6 pb-12">
        {profile.data ? (
          <LoadedProfile profile={profile.data} banner={banner}>
            {children}
          </LoadedProfile>
        ) : profile.isError ? (
          <ProfileFailed onRetry={() => void profile.refetch()} isBusy={profile.isFetching} />
        ) : (
          <ProfileSkeleton />
        )}
      </Container>
    </>
  );
}

function LoadedProfile({ profile, banner, children }: ProfileScreenProps & { profile: Profile }) {
  return (
    <>
      <IdentityCard profile={profile} />
      {banner(profile)}
      {profile.supplierStatus && <SupplierState status={profile.supplierStatus} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-6">
          {children}
          <AccountCard profile={profile} />
        </div>
        <SettingsCard />
      </div>
    </>
  );
}

function ProfileFailed({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <div role="alert" className="rounded-xl bg-white p-3 shadow-card">
      <EmptyState
        title={m.profile_load_failed()}
        description={m.profile_load_failed_hint()}
        icon={<CloudOff aria-hidden size={40} />}
      >
        <Button type="button" busy={isBusy} onClick={onRetry}>
          {m.shell_retry()}
        </Button>
      </EmptyState>
    </div>
  );
}
