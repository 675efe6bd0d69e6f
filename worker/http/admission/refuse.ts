import type { Context as HonoContext } from "hono";
import { AppError } from "#domain/kernel/app-error.ts";
import type { AppBindings } from "../bindings.ts";
import { errorAnswer } from "../error-answer.ts";

/** Who is refused comes back after so many seconds at most, not all in the same one. */
const COME_BACK_WITHIN_SECONDS = 4;

/** Tells who is too much when to come back, as a database out of reach does; the log tells one from the other. */
export function refuse(c: HonoContext<AppBindings>): Response {
  c.set("isFull", true);
  c.get("trace").errors.push("UNAVAILABLE");
  const retryAfter = 1 + Math.floor(Math.random() * COME_BACK_WITHIN_SECONDS);
  return errorAnswer(c, new AppError("UNAVAILABLE", { retryAfter }));
}
