import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { AppError } from "#domain/kernel/app-error.ts";
import { placesFor } from "./admission/admission.ts";
import { bodyBytes } from "./admission/body-bytes.ts";
import { refuse } from "./admission/refuse.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

const MAX_BODY_BYTES = 64 * 1024;
/** No page of ours waits longer for an answer (src/ui/fields/use-sending-form.ts, src/lib/upload/upload.ts). */
const CALL_WITHIN_MS = 20_000;
const FILE_WITHIN_MS = 300_000;

type Bytes = Uint8Array<ArrayBuffer>;

interface BodyLimits {
  maxBytes: number;
  withinMs: number;
}

/** Bodies above 64 KB, or so many bytes, are refused, unread where they say so (security 11); one comes within 20 s. */
export function smallBodies(maxBytes = MAX_BODY_BYTES): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    if (!c.req.raw.body) return next();
    return withBody(c, { maxBytes, withinMs: CALL_WITHIN_MS }, (bytes) => {
      c.req.raw = new Request(c.req.raw, { body: bytes });
      return next();
    });
  };
}

/** Does something with the bytes of a file, which come within five minutes; or refuses it. */
export function withFile(
  c: HonoContext<AppBindings>,
  maxBytes: number,
  work: (bytes: Bytes) => Promise<Response>,
): Promise<Response> {
  return withBody(c, { maxBytes, withinMs: FILE_WITHIN_MS }, work);
}

/**
 * Takes a body whole before anything is done with it: until it is there, its request holds no place, but room for its bytes,
 * which it keeps to its end. Where no room is left it is refused unread.
 */
async function withBody<Result>(
  c: HonoContext<AppBindings>,
  limits: BodyLimits,
  work: (bytes: Bytes) => Promise<Result>,
): Promise<Result | Response> {
  const bytes = lengthOf(c.req.raw.headers) ?? limits.maxBytes;
  if (bytes > limits.maxBytes) return errorAnswer(c, new AppError("TOO_LARGE"));
  const { settings, clientAddress } = c.get("context");
  const address = settings.isDevelopment ? null : clientAddress;
  const leave = bodyBytes.take({ address, bytes, withinMs: limits.withinMs });
  if (!leave) return refuse(c);
  try {
    const body = await bodyOf(c, limits);
    if (body instanceof Response) return body;
    return placesFor(c) ? await work(body) : refuse(c);
  } finally {
    leave();
  }
}

/** What a body says of its length; null where it says nothing. */
function lengthOf(headers: Headers): number | null {
  const length = headers.get("content-length") ?? "";
  return /^\d{1,15}$/.test(length) ? Number(length) : null;
}

async function bodyOf(c: HonoContext<AppBindings>, limits: BodyLimits): Promise<Bytes | Response> {
  const { body, headers } = c.req.raw;
  const bytes = body ? await readWhole(body, lengthOf(headers), limits) : new Uint8Array();
  if (bytes === "too large") return errorAnswer(c, new AppError("TOO_LARGE"));
  // Not 408, which browsers answer by sending the body again by themselves.
  if (bytes === "late") return errorAnswer(c, new AppError("UNAVAILABLE", { retryAfter: 1 }));
  if (bytes === "broken") return errorAnswer(c, new AppError("BAD_INPUT"));
  return bytes;
}

async function readWhole(body: ReadableStream<Uint8Array>, length: number | null, { maxBytes, withinMs }: BodyLimits) {
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), withinMs);
  });
  const whole = collect(reader, length ?? maxBytes).catch(() => "broken" as const);
  const bytes = await Promise.race([whole, late]).finally(() => clearTimeout(timer));
  // Nobody reads the rest.
  if (bytes === "late" || bytes === "too large") void reader.cancel().catch(() => undefined);
  return typeof bytes === "object" && length !== null && bytes.length < length ? "broken" : bytes;
}

/** Room is made once, so that a body takes no more than was counted for it. */
async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, most: number) {
  const bytes = new Uint8Array(most);
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    if (size + step.value.length > most) return "too large" as const;
    bytes.set(step.value, size);
    size += step.value.length;
  }
  return bytes.subarray(0, size);
}
