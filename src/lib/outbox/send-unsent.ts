import type { SendMessageInput } from "#domain/messaging/send-message.ts";
import { type CallFailure, foreignRefusal, toCallFailure } from "../calls/errors.ts";
import { type ApiClient, type ApiOutputs, OF_ITS_WRITER } from "../calls/trpc.ts";
import { withTimeout } from "../calls/with-timeout.ts";
import type { UnsentMessage } from "./message-outbox.ts";
import { type Uploaded, type UploadingWay, uploadUnsent } from "./upload-unsent.ts";

/** A message as the server has it. */
export type SentMessage = ApiOutputs["messages"]["page"]["items"][number];

export type Outcome =
  | { is: "stored"; message: SentMessage }
  | Exclude<Uploaded, { is: "uploaded" }>
  /** It may go better later; `isFault`: the server failed at it. */
  | { is: "waiting"; waitMs: number; isFault: boolean };

export interface SendingWay extends UploadingWay {
  client: ApiClient;
  /** Asks the server whether the writer is still the one who is signed in. */
  askWhetherOwn: () => Promise<boolean>;
}

/** A request that hangs is tried again; the server knows it by its `clientId`. */
const SEND_TIMEOUT_MS = 20_000;
/** Passed by signing in again, or by proving the address. */
const UNTIL_SIGNED_IN: readonly string[] = ["UNAUTHENTICATED", "UNVERIFIED"];
/** Said to a request that came with the cookie of another account than its writer's. */
const OTHER_ACCOUNT = "other_account";
const SIGN_IN_WAIT_MS = 10_000;
/** Who would have to wait longer is told so, and tries again by hand. */
const LONGEST_WAIT_MS = 60_000;
const LOST_FILE = "fileIds:unknown_file";

/** Uploads what a message brings along, then sends it. Never throws. */
export async function sendUnsent(message: UnsentMessage, way: SendingWay): Promise<Outcome> {
  const first = await attempt(message, way);
  if (first.is !== "refused" || first.refusal !== LOST_FILE) return first;
  // The platform keeps files that wait for their message two days: they are uploaded again, once.
  const renewed = { ...message, files: message.files.map((file) => ({ ...file, fileId: null })) };
  return (await way.keep(renewed)) ? attempt(renewed, way) : { is: "gone" };
}

async function attempt(message: UnsentMessage, way: SendingWay): Promise<Outcome> {
  try {
    const uploaded = await uploadUnsent(message, way);
    if (uploaded.is !== "uploaded") return uploaded;
    return way.isOwn() ? { is: "stored", message: await send(uploaded.message, way) } : { is: "stopped" };
  } catch (error) {
    return way.signal.aborted ? { is: "gone" } : outcomeOf(error, way);
  }
}

/** The server answers what it stored, which is not to the letter what was written. */
function send(message: UnsentMessage, { client, signal }: SendingWay): Promise<SentMessage> {
  const { conversationId, clientId, userId, kind, content, files } = message;
  // Which phrases there are the server says; this page may be older than the message it kept.
  const phrase = message.phrase as SendMessageInput["phrase"];
  const fileIds = files.flatMap(({ fileId }) => fileId ?? []);
  const input = { conversationId, clientId, as: userId, kind, content, phrase, fileIds };
  const call = (until: AbortSignal) => client.messages.send.mutate(input, { signal: until, context: OF_ITS_WRITER });
  return withTimeout(call, { ms: SEND_TIMEOUT_MS, signal });
}

async function outcomeOf(error: unknown, way: SendingWay): Promise<Outcome> {
  // The words were refused on the way, whatever their size: files have been taken by then.
  if (foreignRefusal(error)) return { is: "refused", refusal: "ON_THE_WAY" };
  const failure = toCallFailure(error);
  const { code, retryAfter } = failure;
  const waitMs = retryAfter * 1000;
  if (code === "UNEXPECTED") return { is: "waiting", waitMs: 0, isFault: true };
  if (code === "UNAVAILABLE" || (code === "RATE_LIMITED" && waitMs <= LONGEST_WAIT_MS)) {
    return { is: "waiting", waitMs, isFault: false };
  }
  // Whatever else was said may have been said to another account: then it is no answer to this one.
  const isOwn = await way.askWhetherOwn().catch(() => null);
  if (isOwn === null) return { is: "waiting", waitMs: 0, isFault: false };
  if (!isOwn) return { is: "stopped" };
  if (UNTIL_SIGNED_IN.includes(code) || failure.state === OTHER_ACCOUNT)
    return { is: "waiting", waitMs: SIGN_IN_WAIT_MS, isFault: false };
  return { is: "refused", refusal: refusalOf(failure) };
}

/** Why a message was refused: `blocked` and `closed`, a field with its flaw as in `content:too_big`, or the code. */
function refusalOf({ code, issues: [issue], state }: CallFailure): string {
  if (issue) return `${issue.path}:${issue.code}`;
  return state ?? code;
}
