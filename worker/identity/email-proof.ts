import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#domain/kernel/time.ts";
import { emailProofs } from "#drizzle/schema/identity.ts";
import { insertWhere, type RowValues } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";

type ProofRow = RowValues<typeof emailProofs>;

/** How long each kind of proof can be used (security 6). */
export const PROOF_LASTS_MS = {
  verify: DAY_MS,
  reset: HOUR_MS,
  email_change_old: DAY_MS,
  email_change_new: DAY_MS,
} as const satisfies Record<(typeof emailProofs.$inferSelect)["purpose"], number>;

export interface NewProof {
  /** For the mail's link; only its hash is stored. */
  token: string;
  row: ProofRow;
}

/** A proof that is yet to be written with {@link putProof}. `more` may hold the hash of a code or the address to come. */
export function newProof(
  ctx: Pick<Context, "now">,
  purpose: keyof typeof PROOF_LASTS_MS,
  owner: Pick<ProofRow, "userId" | "email">,
  more: Pick<ProofRow, "codeHash" | "newEmail"> = {},
): NewProof {
  const token = newLinkKey();
  const now = ctx.now();
  const row = {
    tokenHash: sha256(token),
    purpose,
    ...owner,
    newEmail: more.newEmail ?? null,
    codeHash: more.codeHash ?? null,
    wrongCodes: 0,
    expiresAt: now + PROOF_LASTS_MS[purpose],
    usedAt: null,
    createdAt: now,
  };
  return { token, row };
}

/** The proofs of an account's change of address, of both mailboxes. */
export function emailChangeOf(userId: string): SQL | undefined {
  const purposes = inArray(emailProofs.purpose, ["email_change_old", "email_change_new"]);
  return and(eq(emailProofs.userId, userId), purposes);
}

/** Writes a proof where `condition` holds; one of the same user and purpose is void from then on. */
export function putProof({ row }: NewProof, condition: SQL): SQL {
  const fresh = ["token_hash", "email", "new_email", "code_hash", "wrong_codes", "expires_at", "used_at", "created_at"];
  const taken = fresh.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql`${insertWhere(emailProofs, row, condition)}
    on conflict (user_id, purpose) do update set ${sql.join(taken, sql`, `)}`;
}
