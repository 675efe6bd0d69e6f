import { type BrowserContext, expect } from "@playwright/test";
import { DEMO_PASSWORD } from "../../scripts/local-stack.ts";

const COOKIE = "__Host-session";
/** Sessions of this process by site and account: a sign-in hashes a password, which takes its time and its turn. */
const KEPT = new Map<string, string>();

/**
 * Signs a browser in as a demo account, without the form, by a session that an earlier test left where there is one. A
 * Worker that is busy hashing asks to come back.
 * @param name what stands before @demo.test
 * @param origin of a site of the test's own
 */
export async function signIn(context: BrowserContext, name: string, origin = ""): Promise<void> {
  const account = `${origin} ${name}`;
  const kept = KEPT.get(account);
  if (kept !== undefined && (await takesUp(context, kept, origin))) return;
  await expect(async () => {
    const answer = await context.request.post(`${origin}/api/trpc/auth.signIn`, {
      data: { email: `${name}@demo.test`, password: DEMO_PASSWORD },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(answer.status()).toBe(200);
    const session = (await context.cookies()).find((cookie) => cookie.name === COOKIE);
    expect(session).toBeDefined();
    KEPT.set(account, session?.value ?? "");
  }).toPass({ timeout: 30_000, intervals: [1_000] });
}

/** Gives a browser a session, and says whether the site still knows it. */
async function takesUp(context: BrowserContext, value: string, origin: string): Promise<boolean> {
  const read = `${origin}/api/trpc/auth.session`;
  // The cookie is secure, which an address without TLS can't be given by hand.
  const url = `https://${new URL((await context.request.get(read)).url()).host}`;
  await context.addCookies([{ name: COOKIE, value, url, secure: true, httpOnly: true, sameSite: "Lax" }]);
  const answer = await context.request.get(read);
  return answer.ok() && (await answer.json()).result.data !== null;
}
