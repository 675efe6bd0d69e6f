import type { ApiOutputs } from "#src/lib/trpc.ts";

/** An order as its documents print it. */
export type DocumentOrder = ApiOutputs["orders"]["one"];
