import { machineOf, type Transitions } from "#domain/kernel/machine.ts";

/** Whether an account may be used; it says nothing of the company that its owner runs. */
export type AccountState = "active" | "suspended";

/** What the platform does to an account. Nobody's role is raised here: that takes the command line (runbook). */
export const ACCOUNT_TRANSITIONS = {
  suspend: { from: ["active"], to: "suspended", by: ["admin"], needsReason: true },
  restore: { from: ["suspended"], to: "active", by: ["admin"] },
} as const satisfies Transitions<AccountState, "admin">;

export type AccountTransition = keyof typeof ACCOUNT_TRANSITIONS;
export const accountMachine = /* @__PURE__ */ machineOf<AccountState, "admin", AccountTransition>(ACCOUNT_TRANSITIONS);

/** @param suspendedAt when the account was suspended, in milliseconds; null where it is not */
export function accountState(suspendedAt: number | null): AccountState {
  return suspendedAt === null ? "active" : "suspended";
}
