import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { AppError } from "#domain/kernel/app-error.ts";
import { placesFor } from "./admission/admission.ts";
import { refuse } from "./admission/refuse.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

const MAX_BODY_BYTES = 64 * 1024;
/** Our own pages wait no longer for an answer (src/ui/fields/use-sending-form.ts, src/lib/upload/upload.ts). */
const CALL_WITHIN_MS = 20_000;
const FILE_WITHIN_MS = 300_000;
const REQUEST_TIMEOUT = 408;

interface BodyLimits {
  maxBytes: number;
  withinMs: number;
}

/** Bodies above 64 KB, or so many bytes, are refused, unread where they say so (security 11); one comes within 20 s. */
export function smallBodies(maxBytes = MAX_BODY_BYTES): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    if (!c.req.raw.body) return next();
    const bytes = await bodyOf(c, { maxBytes, withinMs: CALL_WITHIN_MS });
    if (bytes instanceof Response) return bytes;
    c.req.raw = new Request(c.req.raw, { body: bytes });
    return next();
  };
}

/** The bytes of a file, within five minutes; or the refusal. */
export function fileOf(c: HonoContext<AppBindings>, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | Response> {
  return bodyOf(c, { maxBytes, withinMs: FILE_WITHIN_MS });
}

/** Takes a body whole before anything is done with it: until it is there, its request holds no place. */
async function bodyOf(c: HonoContext<AppBindings>, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer> | Response> {
  const { body, headers } = c.req.raw;
  const tooLarge = () => errorAnswer(c, new AppError("TOO_LARGE"));
  if (Number(headers.get("content-length") ?? 0) > limits.maxBytes) return tooLarge();
  const bytes = body ? await readWhole(body, limits) : new Uint8Array();
  if (bytes === "too large") return tooLarge();
  if (bytes === "late") return errorAnswer(c, new AppError("UNAVAILABLE", { retryAfter: 1 }), REQUEST_TIMEOUT);
  if (bytes === "broken") return errorAnswer(c, new AppError("BAD_INPUT"));
  return placesFor(c) ? bytes : refuse(c);
}

async function readWhole(body: ReadableStream<Uint8Array>, { maxBytes, withinMs }: BodyLimits) {
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), withinMs);
  });
  const whole = collect(reader, maxBytes).catch(() => "broken" as const);
  const bytes = await Promise.race([whole, late]).finally(() => clearTimeout(timer));
  // Nobody reads the rest.
  if (bytes === "late" || bytes === "too large") void reader.cancel().catch(() => undefined);
  return bytes;
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.length;
    if (size > maxBytes) return "too large" as const;
    chunks.push(step.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
