import { QueryClient } from "@tanstack/react-query";
import { isTransient } from "./errors.ts";

/** A cache per page load (per request on the server). Reads are retried only where a retry can help (spec §8). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => typeof window !== "undefined" && failures < 3 && isTransient(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
      },
      mutations: { retry: false },
    },
  });
}
