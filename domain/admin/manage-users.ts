import * as z from "zod";
import { ACCOUNT_TRANSITIONS, type AccountTransition } from "#domain/identity/account-machine.ts";
import { GRANTS } from "#domain/identity/grants.ts";
import { USER_TYPES } from "#domain/identity/user-types.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText, text } from "#domain/kernel/text.ts";

const MAX_REASON = 1000;
const id = z.string().min(1).max(60);
const reason = optionalText(MAX_REASON, { lines: true });

/** What accounts are filtered by besides their type; `to_delete`: their owner asked for it. */
const USER_STATES = ["suspended", "unverified", "to_delete"] as const;
export type UserState = (typeof USER_STATES)[number];

/** A page of accounts, the newest first; `q` is a part of a name, an e-mail or a phone number. */
export const usersSchema = z.strictObject({
  type: z.enum(USER_TYPES).nullish(),
  state: z.enum(USER_STATES).nullish(),
  q: optionalText(254),
  page: pageNumber,
});
export type Users = z.output<typeof usersSchema>;

export const userSchema = z.strictObject({ id });
export type UserInput = z.output<typeof userSchema>;

/** A move of an account by the platform. */
export const transitionUserSchema = z
  .strictObject({
    id,
    action: z.enum(Object.keys(ACCOUNT_TRANSITIONS) as [AccountTransition, ...AccountTransition[]]),
    reason,
  })
  .superRefine(({ action, reason: said }, context) => {
    if ("needsReason" in ACCOUNT_TRANSITIONS[action] && said === null) {
      context.addIssue({ code: "custom", path: ["reason"], params: { code: "required" } });
    }
  });
export type TransitionUser = z.output<typeof transitionUserSchema>;

export const endUserSessionsSchema = z.strictObject({ id, reason });
export type EndUserSessions = z.output<typeof endUserSessionsSchema>;

const grants = z.array(z.enum(GRANTS)).max(GRANTS.length);

/** What somebody fills in who says what another operator may do; it is told why. */
export const grantsFormSchema = z.strictObject({ grants, reason: text(MAX_REASON, { lines: true }) });

/** `seen`: what the operator held when that was decided. */
export const changeGrantsSchema = grantsFormSchema.extend({ id, seen: grants });
export type ChangeGrants = z.output<typeof changeGrantsSchema>;
