import type { Settings } from "#worker/platform/settings.ts";

const SEND_TIMEOUT_MS = 10_000;

export interface Mail {
  /** The outbox row's id; the service sends a mail once per id. */
  id: string;
  to: string;
  replyTo: string | undefined;
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
  const { id, to, replyTo, subject, text, html } = mail;
  const call = new Resend(settings.resendApiKey).emails.send(
    { from: settings.mailFrom, to, subject, text, html, ...(replyTo ? { replyTo } : {}) },
    { idempotencyKey: id },
  );
  const { error } = await Promise.race([call, timeout()]);
  if (error) throw new Error(`resend: ${error.name}`);
}

/** True for the refusal of a service that was asked too often: no fault of the mail. */
export function isTooFast(error: unknown): boolean {
  return error instanceof Error && error.message === "resend: rate_limit_exceeded";
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("resend: timeout")), SEND_TIMEOUT_MS));
}
