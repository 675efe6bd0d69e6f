import type { Hono, Context as HonoContext } from "hono";
import { AppError } from "#domain/kernel/app-error.ts";
import { rfqLinkSchema } from "#domain/rfq/rfq-link.ts";
import { openDatabase } from "#drizzle/client.ts";
import { readClaimFile } from "#worker/admin/companies/read-claim-file.ts";
import { readOpenedFile } from "#worker/admin/conversations/read-opened-file.ts";
import { readMessageFile } from "#worker/messaging/files/read-file.ts";
import { readGuestDocument, readOrderDocument } from "#worker/orders/documents/read-document.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import type { FoundFile } from "#worker/platform/files/read.ts";
import { bucketFailed } from "#worker/platform/files/store.ts";
import { noteCall } from "#worker/platform/request-trace.ts";
import { readRfqFile } from "#worker/rfq/files/read-rfq-file.ts";
import { readDocument } from "#worker/suppliers/read-document.ts";
import { neverStored } from "./api-rules.ts";
import type { AppBindings } from "./bindings.ts";
import { byteRange, type Part } from "./byte-range.ts";
import { attachment } from "./downloads.ts";
import { errorAnswer } from "./error-answer.ts";
import { SEALED } from "./public-pictures.ts";

/** Where a file lies and what it is; null for another's and for a missing one alike. */
type Find = (ctx: SignedInContext, id: string) => Promise<FoundFile | null>;

/** `GET /files/private/{folder}/{id}`: each folder knows who may see what is in it (security 15). */
const FOLDERS: Record<string, Find> = {
  documents: (ctx, id) => readDocument(forWriting(ctx), id),
  claims: (ctx, id) => readClaimFile(forWriting(ctx), id),
  orders: (ctx, id) => readOrderDocument(forWriting(ctx), id),
  rfqs: readRfqFile,
  messages: readMessageFile,
  opened: readOpenedFile,
};

/** Nothing of these folders is stored on the way. */
export function addPrivateFiles(site: Hono<AppBindings>): void {
  for (const [folder, find] of Object.entries(FOLDERS)) {
    site.get(`/files/private/${folder}/:id`, neverStored(), (c) => serveOwn(c, find));
  }
  site.get("/files/private/guest-orders/:id", neverStored(), serveGuests);
}

/** The platform's look is written down, which the client of reads is not made for. */
function forWriting<Any extends Context>(ctx: Any): Any {
  const { databaseUrl: url, databaseToken: authToken } = ctx.settings;
  const onCall = (ms: number) => ctx.trace && noteCall(ctx.trace, ms);
  return { ...ctx, db: openDatabase({ url, authToken, onCall }) };
}

async function serveOwn(c: HonoContext<AppBindings>, find: Find): Promise<Response> {
  const context = c.get("context");
  const caller = await context.viewer();
  if (!caller) return errorAnswer(c, new AppError("UNAUTHENTICATED"));
  return serve(c, await find({ ...context, caller }, c.req.param("id") ?? ""));
}

/** A guest's right travels in headers: addresses stand in histories and logs. */
async function serveGuests(c: HonoContext<AppBindings>): Promise<Response> {
  const link = rfqLinkSchema.safeParse({ reference: c.req.header("x-request"), key: c.req.header("x-request-key") });
  if (!link.success) return errorAnswer(c, new AppError("NOT_FOUND"));
  try {
    return serve(c, await readGuestDocument(forWriting(c.get("context")), link.data, c.req.param("id") ?? ""));
  } catch (error) {
    if (error instanceof AppError) return errorAnswer(c, error);
    throw error;
  }
}

/** Parts are answered as asked (RFC 9110, 14), since players ask for parts of a recording. */
async function serve(c: HonoContext<AppBindings>, file: FoundFile | null): Promise<Response> {
  if (!file) return errorAnswer(c, new AppError("NOT_FOUND"));
  const isHead = c.req.method === "HEAD";
  // Files have no validator, so no `If-Range` can hold (RFC 9110, 13.1.5); parts are asked for by GET alone.
  const asked = isHead || c.req.header("if-range") ? undefined : c.req.header("range");
  const part = byteRange(asked, file.bytes);
  const headers = new Headers({
    "Content-Security-Policy": SEALED,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
  });
  if (part === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const object = await objectOf(c.env.FILES, file.fileKey, { isHead, part });
  if (object === "unreachable") return errorAnswer(c, bucketFailed());
  if (!object) return errorAnswer(c, new AppError("NOT_FOUND"));
  headers.set("Content-Type", file.type);
  headers.set("Content-Disposition", attachment(file.name, file.type));
  headers.set("Content-Length", String(part?.length ?? file.bytes));
  if (part) headers.set("Content-Range", `bytes ${part.offset}-${part.offset + part.length - 1}/${file.bytes}`);
  const body = "body" in object ? (object as R2ObjectBody).body : null;
  return new Response(body, { status: part ? 206 : 200, headers });
}

interface Wanted {
  isHead: boolean;
  part: Part | null;
}

function objectOf(
  files: R2Bucket,
  key: string,
  { isHead, part }: Wanted,
): Promise<R2Object | R2ObjectBody | null | "unreachable"> {
  const found = isHead ? files.head(key) : files.get(key, part ? { range: { ...part } } : {});
  return found.catch(() => "unreachable" as const);
}
