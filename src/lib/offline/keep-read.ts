import { isLasting } from "../calls/errors.ts";
import { keptOwner } from "./answers-owner.ts";
import { noteGiven } from "./given-answers.ts";
import { dropAnswer, keepAnswer, keptAnswer } from "./kept-answers.ts";
import type { Question } from "./kept-reads.ts";
import { noteKept } from "./of-now.ts";

/** Keeps what an account was answered. Never throws. @param at when, in milliseconds */
export async function keepRead(userId: string, { key }: Question, data: unknown, at = Date.now()): Promise<void> {
  await keepAnswer(userId, { key, text: JSON.stringify(data), at });
}

/**
 * What was kept, which is noted as given then.
 * @param name by which the screen says that it has something newer
 * @param ownerNow asked before and after: somebody may sign out meanwhile
 */
export async function readKept(
  name: string,
  { path, key, isAnsweredBy }: Question,
  ownerNow: () => string | null,
): Promise<unknown> {
  const owner = ownerNow();
  const kept = owner === null ? null : await keptAnswer(owner, key, Date.now());
  if (!kept || ownerNow() !== owner) return undefined;
  const data: unknown = JSON.parse(kept.text);
  if (!isAnsweredBy(data)) return undefined;
  noteKept(data);
  noteGiven(name, { path, at: kept.at });
  return data;
}

/** What the server refuses for good is not the account's any more: it is not given again. Never throws. */
export async function dropRefused(error: unknown, { key }: Question): Promise<void> {
  const owner = keptOwner();
  if (owner !== null && isLasting(error)) await dropAnswer(owner, key);
}

/** An account, where its answers are those that this browser keeps. */
export function ifOwner(userId: string): string | null {
  return keptOwner() === userId ? userId : null;
}
