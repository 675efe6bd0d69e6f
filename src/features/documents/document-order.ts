import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** An order as its documents print it. */
export type DocumentOrder = ApiOutputs["orders"]["one"];
