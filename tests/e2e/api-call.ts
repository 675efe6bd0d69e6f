import { type BrowserContext, expect } from "@playwright/test";

/**
 * Calls a procedure with a browser's session, where a step is not what a test is about.
 * @returns what the procedure answered
 */
export async function mutate<T>(context: BrowserContext, origin: string, name: string, data: object): Promise<T> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await context.request.post(`${origin}/api/trpc/${name}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data;
}

/** Reads by a procedure, otherwise as {@link mutate}. */
export async function query<T>(context: BrowserContext, origin: string, name: string, input: object): Promise<T> {
  const asked = `input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await context.request.get(`${origin}/api/trpc/${name}?${asked}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data;
}
