import { env } from "cloudflare:workers";
import { vi } from "vitest";

/** What may go wrong while a file and its row are written. */
export const UPLOAD_FAULTS = {
  "the bucket refuses the file": "put",
  "the bucket keeps the file and its answer is lost": "put-kept",
  "the database refuses what follows": "row",
  "the database does what follows and its answer is lost": "row-kept",
} as const;
export type UploadFault = (typeof UPLOAD_FAULTS)[keyof typeof UPLOAD_FAULTS];
/** And besides while one is read or goes. */
export type Fault = UploadFault | "get" | "delete";

const bucketError = (verb: string) => new Error(`${verb}: We encountered an internal error. Please try again. (10001)`);

/** The bucket of the tests, which fails as it is told; a database call that follows a put may fail too. */
export function faultyBucket() {
  let fault: Fault | null = null;
  let hasPut = false;
  const strikes = { count: 0 };
  const strike = (): true => {
    strikes.count += 1;
    return true;
  };
  const failing: Partial<R2Bucket> = {
    async put(...parameters: Parameters<R2Bucket["put"]>) {
      if (fault === "put" && strike()) throw bucketError("put");
      const kept = await env.FILES.put(...parameters);
      hasPut = true;
      if (fault === "put-kept" && strike()) throw bucketError("put");
      return kept;
    },
    async get(...parameters: Parameters<R2Bucket["get"]>) {
      if (fault === "get" && strike()) throw bucketError("get");
      return env.FILES.get(...parameters);
    },
    async delete(keys) {
      if (fault === "delete" && strike()) throw bucketError("delete");
      return env.FILES.delete(keys);
    },
    head: (key) => env.FILES.head(key),
    list: (options) => env.FILES.list(options),
  } as Partial<R2Bucket>; // of its overloads only those without a condition are used
  const { fetch } = globalThis;
  const ask = vi.spyOn(globalThis, "fetch").mockImplementation(async (...parameters: Parameters<typeof fetch>) => {
    const isNext = hasPut && (fault === "row" || fault === "row-kept");
    if (!isNext) return fetch(...parameters);
    hasPut = false;
    strike();
    if (fault === "row-kept") await (await fetch(...parameters)).text();
    throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
  });
  return {
    bucket: failing as R2Bucket,
    /** Does something while a fault is there. @returns what it gives, and how often the fault struck */
    async during<T>(what: Fault, work: () => Promise<T>): Promise<{ answer: T; strikes: number }> {
      [fault, hasPut, strikes.count] = [what, false, 0];
      try {
        return { answer: await work(), strikes: strikes.count };
      } finally {
        fault = null;
      }
    },
    restore: () => ask.mockRestore(),
  };
}
