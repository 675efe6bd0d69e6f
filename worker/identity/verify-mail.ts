import type { Locale } from "#domain/kernel/locale.ts";
import { isPlainName } from "#domain/kernel/plain-name.ts";
import type { Context } from "#worker/platform/context.ts";
import { newOneTimeCode } from "#worker/platform/one-time-codes.ts";
import { type OutboxRow, outboxRow } from "#worker/platform/outbox.ts";
import { codeHash } from "#worker/platform/secrets.ts";
import { type NewProof, newProof, PROOF_LASTS_MS } from "./email-proof.ts";

interface Unproven {
  userId: string;
  email: string;
  name: string;
  locale: Locale;
  /** Where the account wanted to go: a path of this site. */
  returnTo: string | undefined;
}

/**
 * The proof of an account's e-mail with the mail that carries it: a link, whose key stands in the fragment and so reaches
 * no log, and a code that is typed more easily on a phone.
 */
export function verifyMail(ctx: Context, account: Unproven): { proof: NewProof; mail: OutboxRow } {
  const { userId, email, name, locale, returnTo } = account;
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
  const code = newOneTimeCode();
  const proof = newProof(ctx, "verify", { userId, email }, { codeHash: codeHash(ctx.settings, userId, code) });
  const mail = outboxRow(ctx, {
    template: "verify-email",
    recipient: email,
    locale,
    data: { name: isPlainName(name) ? name : "", until: String(ctx.now() + PROOF_LASTS_MS.verify) },
    secrets: { link: `${ctx.origin}/verify-email${search}#token=${proof.token}`, code },
  });
  return { proof, mail };
}
