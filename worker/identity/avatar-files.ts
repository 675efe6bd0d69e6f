import { nanoid } from "nanoid";
import type { Context } from "#worker/platform/context.ts";
import type { Picture, PictureType } from "#worker/platform/pictures/picture.ts";

/** Where avatars lie in the bucket; everything under it is public. */
export const AVATAR_PREFIX = "avatars/";
/** The public path of an avatar is this and its name. */
const PUBLIC_PREFIX = "/files/avatars/";
/** 126 random bits, and what the bytes are. */
const NAME = /^[\w-]{21}\.(jpg|png|gif|webp)$/;
const EXTENSIONS: Record<PictureType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
};

/** The bucket's key of an avatar's name; null when that is no name of ours. */
export function avatarKey(name: string): string | null {
  return NAME.test(name) ? AVATAR_PREFIX + name : null;
}

/** The public path of a key under {@link AVATAR_PREFIX}. */
export function avatarPathOf(key: string): string {
  return PUBLIC_PREFIX + key.slice(AVATAR_PREFIX.length);
}

/**
 * Stores a picture under a name of its own, which never gets other bytes. The account is noted for the sweep of orphans.
 * @throws whatever the bucket throws
 */
export async function putAvatar({ env }: Pick<Context, "env">, userId: string, picture: Picture): Promise<string> {
  const key = `${AVATAR_PREFIX}${nanoid()}.${EXTENSIONS[picture.type]}`;
  await env.FILES.put(key, picture.bytes, {
    httpMetadata: { contentType: picture.type },
    customMetadata: { userId },
  });
  return key;
}

/** Deletes a replaced picture behind the answer; where that fails the sweep finds it. */
export function dropAvatar(ctx: Pick<Context, "env" | "waitUntil">, path: string | null): void {
  ctx.waitUntil(deleteAvatar(ctx, path));
}

/** Deletes the picture of a public path; never throws, since the sweep finds what is left. */
export async function deleteAvatar({ env }: Pick<Context, "env">, path: string | null): Promise<void> {
  const key = path?.startsWith(PUBLIC_PREFIX) ? avatarKey(path.slice(PUBLIC_PREFIX.length)) : null;
  if (key) await env.FILES.delete(key).catch(() => undefined);
}
