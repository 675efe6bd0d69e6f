import type { Caller, Stage, Who } from "./stage.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What a thread remembers from scene to scene. */
export interface Memory {
  /** References of its request and of its order. */
  request?: string;
  order?: string;
  conversation?: string;
  /** Of a guest: what opens the request. */
  key?: string;
}

/** What a deed has at hand. */
export interface Scene {
  stage: Stage;
  /** The procedures as who acts, at the moment of the scene. */
  me: Caller;
  who: Who;
  time: number;
  memory: Memory;
}

/** Something that somebody does by the verbs of the site. */
export type Deed = (scene: Scene) => Promise<unknown>;

/** When (days before now), who, what. */
export type Step = [daysAgo: number | ((now: number) => number), who: Who, deed: Deed];

/** What happens around one request, one order or one conversation, in the order of time. */
export type Thread = readonly Step[];

/** A key of an intent. */
export const newKey = () => crypto.randomUUID();

/** Something that a scene before this one has left. */
export function remembered(memory: Memory, what: keyof Memory): string {
  const found = memory[what];
  if (!found) throw new Error(`there is no ${what} yet`);
  return found;
}

/** The one row that a deed is about. */
export function only<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (!row) throw new Error(`there is no ${what}`);
  return row;
}
