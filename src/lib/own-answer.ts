import { ForeignAnswer } from "./errors.ts";

/**
 * `fetch` for the calls of the API. A refusal that is not in the server's own envelope, as the page of a proxy on the way,
 * fails with its status: tRPC would forget that, and with it whether asking again can help.
 * @throws ForeignAnswer
 */
export async function fetchOwnAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok || (await isOwn(response.clone()))) return response;
  throw new ForeignAnswer(response.status);
}

/** One envelope, or one for each call of a batch. */
async function isOwn(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  const envelopes: unknown[] = Array.isArray(answer) ? answer : [answer];
  return envelopes.every((one) => typeof one === "object" && one !== null && ("error" in one || "result" in one));
}
