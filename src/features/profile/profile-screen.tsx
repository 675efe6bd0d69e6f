import { Link } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { AccountCard } from "./account-card.tsx";
import { IdentityCard } from "./identity-card.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

const WORDS: Record<SupplierStatus, () => string> = {
  pending: m.profile_supplier_pending,
  info_requested: m.profile_supplier_info_requested,
  approved: m.profile_supplier_approved,
  rejected: m.profile_supplier_rejected,
  suspended: m.profile_supplier_suspended,
  terminated: m.profile_supplier_terminated,
};

const WAY = "inline-flex min-h-11 items-center font-bold underline underline-offset-4";

/** Where the company of the account stands, and what it means. */
function SupplierState({ status }: { status: SupplierStatus }) {
  const mayAsk = status === "suspended" || status === "terminated" || status === "rejected";
  return (
    <Notice tone={status === "approved" ? "success" : mayAsk ? "error" : "info"}>
      <p className="text-base">{labelOf(WORDS, status)}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to="/supplier-dashboard/company" className={WAY}>
          {m.profile_supplier_file()}
        </Link>
        {mayAsk && (
          <Link to="/contact" className={WAY}>
            {m.profile_supplier_contact()}
          </Link>
        )}
      </p>
    </Notice>
  );
}

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
        action={<SignOutButton variant="onNight" />}
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

/** The cards of a profile before its data are here, of the same size. */
function ProfileSkeleton() {
  return (
    <>
      <div className="grid justify-items-center gap-4 rounded-xl border border-sand-200 bg-white p-6 shadow-card sm:flex sm:items-center sm:p-8">
        <div aria-hidden className="size-28 shrink-0 animate-pulse rounded-full bg-sand-100" />
        <p role="status" className="font-bold text-gulf-900 text-lg">
          {m.profile_loading()}
        </p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        {[5, 4].map((count) => (
          <div key={count} className="rounded-xl border border-sand-200 bg-white p-7 shadow-card">
            <LineSkeletons count={count} />
          </div>
        ))}
      </div>
    </>
  );
}
