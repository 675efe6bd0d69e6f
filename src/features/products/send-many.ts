import { toCallFailure } from "#src/lib/errors.ts";

/** What became of products that were handed in together. */
export interface SentMany {
  sent: string[];
  /** They lack something that a review takes. */
  unready: string[];
  /** Somebody changed them, or the call failed: they are as they were. */
  failed: string[];
  /** The company may not publish: the rest was not tried. */
  isForbidden: boolean;
}

type Submit = (product: { id: string; version: number }) => Promise<unknown>;

/** Hands products in one after the other: each is judged by itself, and one that is refused keeps none of the others. */
export async function sendMany(
  products: readonly { id: string; version: number }[],
  submit: Submit,
): Promise<SentMany> {
  const result: SentMany = { sent: [], unready: [], failed: [], isForbidden: false };
  for (const { id, version } of products) {
    try {
      await submit({ id, version });
      result.sent.push(id);
    } catch (error) {
      const { code } = toCallFailure(error);
      if (code === "FORBIDDEN" || code === "UNAUTHENTICATED") return { ...result, isForbidden: true };
      result[code === "BAD_INPUT" ? "unready" : "failed"].push(id);
    }
  }
  return result;
}
