import { nanoid } from "nanoid";
import { AppError } from "#domain/kernel/app-error.ts";
import type { DocumentType } from "#domain/suppliers/documents.ts";
import type { Context } from "#worker/platform/context.ts";

/** Where published logos lie in the bucket; everything under it is public. */
export const LOGO_PREFIX = "logos/";
const PUBLIC_PREFIX = "/files/logos/";
/** 126 random bits, and what the bytes are. */
const NAME = /^[\w-]{21}\.(jpg|png|webp)$/;
const EXTENSIONS: Partial<Record<DocumentType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
const RETRY_AFTER_SECONDS = 5;

/** The private file that a logo is made from. */
export interface LogoSource {
  fileKey: string;
  mediaType: string;
}

/** The bucket's key of a logo's name; null when that is no name of ours. */
export function logoKey(name: string): string | null {
  return NAME.test(name) ? LOGO_PREFIX + name : null;
}

/** The public path of a key under {@link LOGO_PREFIX}. */
export function logoPathOf(key: string): string {
  return PUBLIC_PREFIX + key.slice(LOGO_PREFIX.length);
}

/**
 * Copies a company's private picture under a public name of its own, which says nothing of the private one. The company
 * is noted for the sweep of orphans.
 * @returns the public path; null where the private file is gone or no picture
 * @throws AppError UNAVAILABLE when the bucket fails
 */
export async function publishLogo(
  { env }: Pick<Context, "env">,
  supplierId: string,
  { fileKey, mediaType }: LogoSource,
): Promise<string | null> {
  const type = Object.entries(EXTENSIONS).find(([known]) => known === mediaType);
  if (!type) return null;
  const [contentType, extension] = type;
  try {
    const source = await env.FILES.get(fileKey);
    if (!source) return null;
    const key = `${LOGO_PREFIX}${nanoid()}.${extension}`;
    await env.FILES.put(key, await source.arrayBuffer(), {
      httpMetadata: { contentType },
      customMetadata: { supplierId },
    });
    return logoPathOf(key);
  } catch {
    throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
  }
}

/** Deletes a published logo behind the answer; where that fails the sweep finds it. Drawn ones of the demo data stay. */
export function dropLogo({ env, waitUntil }: Pick<Context, "env" | "waitUntil">, path: string | null): void {
  const key = path?.startsWith(PUBLIC_PREFIX) ? logoKey(path.slice(PUBLIC_PREFIX.length)) : null;
  if (key) waitUntil(env.FILES.delete(key).catch(() => undefined));
}
