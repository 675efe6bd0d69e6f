import type { Context } from "#worker/platform/context.ts";
import { extensionOf, publicPath } from "#worker/platform/files/kinds.ts";
import { bucketFailed, newPictureKey, storeFile } from "#worker/platform/files/store.ts";

/** The private file that a logo is made from. */
export interface LogoSource {
  fileKey: string;
  mediaType: string;
}

/**
 * Copies a company's private picture under a public name of its own, which says nothing of the private one. The company
 * is noted for the sweep of orphans.
 * @returns the public path; null where the private file is gone or no picture
 * @throws AppError UNAVAILABLE when the bucket fails
 */
export async function publishLogo(
  ctx: Pick<Context, "env" | "requestId">,
  supplierId: string,
  { fileKey, mediaType: type }: LogoSource,
): Promise<string | null> {
  if (!extensionOf(type)) return null;
  const source = await readWhole(ctx, fileKey);
  if (!source) return null;
  const key = newPictureKey("logo", type);
  await storeFile(ctx, key, { type, bytes: source }, { supplierId });
  return publicPath(key);
}

async function readWhole({ env }: Pick<Context, "env">, key: string): Promise<Uint8Array | null> {
  try {
    const source = await env.FILES.get(key);
    return source && new Uint8Array(await source.arrayBuffer());
  } catch {
    throw bucketFailed();
  }
}
