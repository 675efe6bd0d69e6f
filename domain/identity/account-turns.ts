import type { Turns } from "#domain/kernel/turn.ts";
import type { AccountState } from "./account-machine.ts";

/** Nobody is waited for: an operator suspends and restores. */
export const ACCOUNT_TURNS = { active: [], suspended: [] } as const satisfies Turns<AccountState>;
