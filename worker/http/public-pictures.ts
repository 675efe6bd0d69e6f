import type { Context as HonoContext } from "hono";
import { wholePath } from "#domain/catalogue/picture-path.ts";
import { FILE_KINDS, publicKey } from "#worker/platform/files/kinds.ts";
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
 * there, as of uploads before there were any, is answered by the whole picture.
 */
export async function serveProductPicture(c: HonoContext<AppBindings>): Promise<Response> {
  const name = c.req.param("name") ?? "";
  const key = publicKey("product", wholePath(name));
  return key ? servePicture(c, name === wholePath(name) ? key : FILE_KINDS.product.prefix + name, key) : c.notFound();
}

/** `GET /files/logos/{name}`: of companies whose logo was accepted; the document it was made from stays private. */
export async function serveLogo(c: HonoContext<AppBindings>): Promise<Response> {
  const key = publicKey("logo", c.req.param("name") ?? "");
  return key ? servePicture(c, key) : c.notFound();
}

/** @param standIn the key of what is answered where nothing lies under the first */
async function servePicture(c: HonoContext<AppBindings>, key: string, standIn = key): Promise<Response> {
  const answer = await answerWith(c, key);
  if (answer) return answer;
  return (standIn === key ? null : await answerWith(c, standIn)) ?? c.notFound();
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
