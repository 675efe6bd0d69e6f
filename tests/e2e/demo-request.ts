import { type BrowserContext, expect } from "@playwright/test";

/** How requests of the demo buyer's history begin: one asked of the demo supplier alone, one with four quotes. */
export const HISTORY = { dates: "تمر خلاص فاخر", backupPower: "مولد ديزل صامت" } as const;

/** The reference of a request of the demo buyer, who is signed in; other tests may have asked for more meanwhile. */
export async function demoRequest({ request }: BrowserContext, words: string, origin = ""): Promise<string> {
  for (let page = 1; ; page += 1) {
    const input = encodeURIComponent(JSON.stringify({ page }));
    const answer = await request.get(`${origin}/api/trpc/rfqs.mine?input=${input}`);
    expect(answer.status()).toBe(200);
    const items: { reference: string; description: string }[] = (await answer.json()).result.data.items;
    const found = items.find(({ description }) => description.startsWith(words));
    if (found) return found.reference;
    if (items.length === 0) throw new Error(`no request begins with ${words}`);
  }
}
