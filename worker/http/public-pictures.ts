import type { Context as HonoContext } from "hono";
import { wholePath } from "#domain/catalogue/picture-path.ts";
import { FILE_KINDS, publicKey, publicPath } from "#worker/platform/files/kinds.ts";
import { bucketFailed } from "#worker/platform/files/store.ts";
import { PICTURE_TYPES } from "#worker/platform/pictures/picture.ts";
import type { AppBindings } from "./bindings.ts";

const UNKNOWN_TYPE = "application/octet-stream";
/**
 * A name never gets other bytes, but it may be deleted: within an hour whoever still has it asks again, which costs a 304
 * while it is there (docs/decisions/0005-uploaded-pictures.md).
 */
const FOR_AN_HOUR = "public, max-age=3600, must-revalidate";
/** Should anything but a picture ever slip in, it may run nothing and load nothing, and no page frames it. */
export const SEALED = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * `GET /files/avatars/{name}`: for everybody, as the pages that show them. What only some may see is served by
 * private-files.ts; no handler serves keys outside its folder (security 15).
 */
export async function serveAvatar(c: HonoContext<AppBindings>): Promise<Response> {
  const key = publicKey("avatar", c.req.param("name") ?? "");
  return key ? servePicture(c, key) : c.notFound();
}

/**
 * `GET /files/products/{name}`: for everybody; nobody guesses the name of what is not shown yet. A smaller one that is not
 * there, as of uploads before there were any, leads to the whole picture.
 */
export async function serveProductPicture(c: HonoContext<AppBindings>): Promise<Response> {
  const name = c.req.param("name") ?? "";
  const key = publicKey("product", wholePath(name));
  if (!key) return c.notFound();
  if (name === wholePath(name)) return servePicture(c, key);
  const smaller = await answerWith(c, FILE_KINDS.product.prefix + name);
  if (smaller) return smaller;
  c.header("Cache-Control", FOR_AN_HOUR);
  return c.redirect(publicPath(key), 302);
}

/** `GET /files/logos/{name}`: of companies whose logo was accepted; the document it was made from stays private. */
export async function serveLogo(c: HonoContext<AppBindings>): Promise<Response> {
  const key = publicKey("logo", c.req.param("name") ?? "");
  return key ? servePicture(c, key) : c.notFound();
}

async function servePicture(c: HonoContext<AppBindings>, key: string): Promise<Response> {
  return (await answerWith(c, key)) ?? c.notFound();
}

/** Null where nothing lies under the key. */
async function answerWith(c: HonoContext<AppBindings>, key: string): Promise<Response | null> {
  const bucket = c.env.FILES;
  const asked = c.req.header("if-none-match");
  if (c.req.method === "HEAD" || asked) {
    const object = await answered(bucket.head(key));
    if (!object) return null;
    const headers = headersOf(object);
    if (isKnown(asked, object.httpEtag)) return new Response(null, { status: 304, headers });
    if (c.req.method === "HEAD") return new Response(null, { headers });
  }
  const object = await answered(bucket.get(key));
  return object && new Response(object.body, { headers: headersOf(object) });
}

/** @throws AppError UNAVAILABLE when the bucket does not answer */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch {
    throw bucketFailed();
  }
}

function headersOf({ httpEtag, httpMetadata, size }: R2Object): Headers {
  return new Headers({
    "Cache-Control": FOR_AN_HOUR,
    "Content-Security-Policy": SEALED,
    "Content-Type": PICTURE_TYPES.find((type) => type === httpMetadata?.contentType) ?? UNKNOWN_TYPE,
    "Content-Length": String(size),
    ETag: httpEtag,
  });
}

/** If-None-Match holds one tag, many, or a star; weak ones count (RFC 9110, 13.1.2). */
function isKnown(asked: string | undefined, tag: string): boolean {
  const tags = (asked ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
