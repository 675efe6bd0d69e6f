import { APP_ERROR_CODES } from "#domain/kernel/app-error.ts";
import type { Answer } from "./http-site.ts";

/** What an answer's error may hold besides what every one does (`AppErrorDetails`). */
const DETAILS = /^(code|httpStatus|appCode|requestId|issues|retryAfter|state|action|version|grants|prices)$/;

interface Envelope {
  result?: { data?: unknown };
  error?: { message?: unknown; code?: unknown; data?: Record<string, unknown> };
}

/** One of a batch of one; of a refusal before any procedure; or the row of an upload, which has none. */
function envelopeOf({ text, status }: Answer): Envelope | null {
  try {
    const read: unknown = JSON.parse(text);
    const all: unknown[] = Array.isArray(read) ? read : [read];
    const [only] = all;
    if (all.length !== 1 || typeof only !== "object" || only === null) return null;
    return status === 200 && !("result" in only) && !("error" in only) ? { result: { data: only } } : only;
  } catch {
    return null;
  }
}

/** "ok", the code of the refusal, or "none" where it is none of ours. */
export function codeOf(answer: Answer): string {
  const { result, error } = envelopeOf(answer) ?? {};
  return result ? "ok" : String(error?.data?.appCode ?? "none");
}

/** What is wrong with an answer as the app's client reads it: no envelope of ours, or an error that is not typed. */
export function shapeFaults(answer: Answer, code: string, hasLimits: boolean): string[] {
  const { status, headers } = answer;
  const { result, error } = envelopeOf(answer) ?? {};
  const faults: string[] = [];
  if (!headers.get("content-type")?.startsWith("application/json")) faults.push(`is ${headers.get("content-type")}`);
  if (headers.get("cache-control") !== "no-store") faults.push("may be stored");
  if (headers.get("x-content-type-options") !== "nosniff") faults.push("may be sniffed");
  if (result) return status === 200 && !error ? faults : [...faults, `${status} with a result`];
  const { message, data = {} } = error ?? {};
  if (!APP_ERROR_CODES.some((one) => one === code) || message !== code) faults.push(`no typed error: ${answer.text}`);
  if (data.httpStatus !== status || status < 400) faults.push(`${status} reads ${data.httpStatus}`);
  if (!data.requestId) faults.push("has no request's id");
  const untold = Object.keys(data).filter((key) => !DETAILS.test(key));
  if (untold.length > 0) faults.push(`tells ${untold}`);
  if (code !== "RATE_LIMITED") return faults;
  if (!hasLimits) faults.push("was limited");
  if (!(Number(headers.get("retry-after")) > 0)) faults.push("does not say when to come again");
  return faults;
}
