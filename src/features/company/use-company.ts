import { useEffect } from "react";
import { type ApiOutputs, api, type OF_NOW } from "#src/lib/calls/trpc.ts";
import { ofNow } from "#src/lib/offline/of-now.ts";
import { useSession, useSessionStore } from "#src/lib/session/session.ts";

/** A company as its owner sees it. */
export type Company = NonNullable<ApiOutputs["company"]["mine"]>;
export type ChecklistEntry = Company["checklist"][number];
export type CompanyFile = ChecklistEntry["documents"][number];
export type CompanyEvent = Company["events"][number];

/** A decision of the platform shows up within this time, without a reload. */
const LOOK_AGAIN_MS = 30_000;

/**
 * The caller's company, looked at again every half minute and whenever the page is looked at.
 * @param now where its answers can be changed: none of before, as without a network
 */
export function useCompany(now?: typeof OF_NOW) {
  const asked = api.company.mine.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
    ...now,
  });
  const company = now ? ofNow(asked) : asked;
  useKnownStatus(company.data?.status);
  return company;
}

/** What the menus know of the account follows a decision. */
function useKnownStatus(status: Company["status"] | undefined): void {
  const { session } = useSession();
  const store = useSessionStore();
  const known = session?.supplierStatus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each status, or two that differ would never rest
  useEffect(() => {
    if (status !== undefined && known !== undefined && known !== status) void store.refresh();
  }, [status]);
}
