import type { LinkProps } from "@tanstack/react-router";

/** Leads to a list, or to one of it. */
export type QueueLink = Pick<LinkProps, "to" | "params" | "search">;
