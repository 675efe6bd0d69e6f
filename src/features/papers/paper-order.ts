import type { ApiOutputs } from "#src/lib/trpc.ts";

/** An order as its papers print it. */
export type PaperOrder = ApiOutputs["orders"]["one"];
