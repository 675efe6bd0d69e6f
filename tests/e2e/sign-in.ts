import { type BrowserContext, expect } from "@playwright/test";
import { DEMO_PASSWORD } from "../../scripts/local-stack.ts";

/**
 * Signs a browser in as a demo account, without the form. A Worker that is busy hashing asks to come back.
 * @param name what stands before @demo.test
 * @param origin of a site of the test's own
 */
export async function signIn(context: BrowserContext, name: string, origin = ""): Promise<void> {
  await expect(async () => {
    const answer = await context.request.post(`${origin}/api/trpc/auth.signIn`, {
      data: { email: `${name}@demo.test`, password: DEMO_PASSWORD },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(answer.status()).toBe(200);
    const cookies = await context.cookies();
    expect(cookies.map((cookie) => cookie.name)).toContain("__Host-session");
  }).toPass({ timeout: 30_000, intervals: [1_000] });
}
