import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** A product as its supplier works on it. */
export type OwnProduct = ApiOutputs["products"]["one"];
export type OwnProductRow = ApiOutputs["products"]["mine"]["items"][number];
export type ProductTransition = OwnProduct["actions"][number];
