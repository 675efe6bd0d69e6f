import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** A search of many, with what came of it. */
export type ListedSearch = ApiOutputs["admin"]["searches"]["items"][number];
