import type { BrowserError } from "#domain/kernel/browser-error.ts";
import type { Context } from "#worker/platform/context.ts";
import { releaseOf } from "#worker/platform/release.ts";
import { loggedMessage } from "./logged-path.ts";

/** Writes the line of an error that a browser met. Of its message what is quoted is left out: it may be what somebody typed. */
export async function logBrowserError({ env, requestId }: Context, { message, ...error }: BrowserError): Promise<void> {
  const line = { at: "browser", requestId, ...error, message: loggedMessage(message), worker: releaseOf(env) };
  console.warn(JSON.stringify(line));
}
