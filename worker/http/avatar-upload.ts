import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalFor } from "#domain/identity/access.ts";
import { MAX_AVATAR_BYTES } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { changeAvatar } from "#worker/identity/change-avatar.ts";
import { toAppError } from "#worker/trpc/error-mapping.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

/** The one path of the API whose body is no JSON but the bytes of a file. */
export const AVATAR_UPLOAD = "/api/avatar";

/** Lets accounts in before a byte of their file is read; unverified ones too, since sign-up sends a picture at once. */
export function accountsOnly(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const refusal = refusalFor("signed-in", await c.get("context").viewer());
    return refusal ? errorAnswer(c, new AppError(refusal)) : next();
  };
}

/** Bodies above 5 MB are refused unread (spec §8). */
export function pictureBodies(): MiddlewareHandler<AppBindings> {
  return bodyLimit({ maxSize: MAX_AVATAR_BYTES, onError: (c) => errorAnswer(c, new AppError("TOO_LARGE")) });
}

/** `POST /api/avatar`: the body is the picture, whatever type it is sent as; answers `{ avatarPath }`. */
export async function uploadAvatar(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  try {
    const caller = await context.viewer();
    if (!caller) throw new AppError("UNAUTHENTICATED");
    const answer = await changeAvatar({ ...context, caller }, new Uint8Array(await c.req.arrayBuffer()));
    return c.json(answer);
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}
