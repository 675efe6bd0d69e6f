import type { Settings } from "#worker/platform/settings.ts";

const SEND_TIMEOUT_MS = 10_000;
/** Of each mail, so that what the service tells of it names the outbox row. */
export const ROW_TAG = "row";

export interface Mail {
  /** The outbox row's id; the service sends a mail once per id. */
  id: string;
  to: string;
  replyTo: string | undefined;
  /** Ends mails of this kind with one POST; undefined for what is always mailed. */
  stopUrl: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/**
 * Hands a mail to Resend. The package is loaded on first use: local runs never need it.
 * @throws Error with the service's error name when it refused, or when it did not answer in time
 */
export async function sendWithResend(settings: Settings, mail: Mail): Promise<void> {
  const { Resend } = await import("resend");
  const { id, to, replyTo, stopUrl, subject, text, html } = mail;
  const call = new Resend(settings.resendApiKey).emails.send(
    {
      ...{ from: settings.mailFrom, to, subject, text, html, tags: [{ name: ROW_TAG, value: id }] },
      ...(replyTo ? { replyTo } : {}),
      ...(stopUrl ? { headers: stopHeaders(stopUrl) } : {}),
    },
    { idempotencyKey: id },
  );
  const { error } = await Promise.race([call, timeout()]);
  if (error) throw new Error(`resend: ${error.name}`);
}

/** A button of the mail programme that ends mails of this kind (RFC 2369, RFC 8058). */
function stopHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** True for the refusal of a service that was asked too often: no fault of the mail. */
export function isTooFast(error: unknown): boolean {
  return error instanceof Error && error.message === "resend: rate_limit_exceeded";
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("resend: timeout")), SEND_TIMEOUT_MS));
}
