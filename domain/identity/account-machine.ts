import { type Moves, machineOf } from "#domain/kernel/machine.ts";

/** Whether an account may be used; it says nothing of the company that its owner runs. */
export type AccountState = "active" | "suspended";

/** What the house does to an account. Nobody's role is raised here: that takes the command line (runbook). */
export const ACCOUNT_MOVES = {
  suspend: { from: ["active"], to: "suspended", by: ["admin"], needsReason: true },
  restore: { from: ["suspended"], to: "active", by: ["admin"] },
} as const satisfies Moves<AccountState, "admin">;

export type AccountMove = keyof typeof ACCOUNT_MOVES;
export const accountMachine = /* @__PURE__ */ machineOf<AccountState, "admin", AccountMove>(ACCOUNT_MOVES);

/** @param suspendedAt when the account was suspended, in milliseconds; null where it is not */
export function accountState(suspendedAt: number | null): AccountState {
  return suspendedAt === null ? "active" : "suspended";
}
