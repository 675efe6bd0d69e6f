import { Agent, type IncomingMessage, request } from "node:http";
import type { Shot } from "../bench/connection.ts";

/** Nobody waits longer for one answer. */
const GIVE_UP_MS = 20_000;

/** The site closes what is idle for five seconds: a connection that is nearly so old may be closed under a call's hands. */
const IDLE_MS = 2000;

/** Closed all the same before a byte of an answer: sent once more over a new one, as browsers do; each write has a key. */
const STALE = new Error("the connection was stale");

/** What came of one call. */
export interface Answer {
  /** 0: none came. */
  status: number;
  /** Why there is none, or what an error of the API is called. */
  code?: string;
  /** It says when to come again. */
  hasRetryAfter: boolean;
  text: string;
}

/** Sends calls to one site of this machine, each on a free connection or on one of its own. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  /** Calls without an answer yet. */
  underWay = 0;

  constructor(readonly origin: URL) {}

  /** @returns what came; never throws */
  async call(shot: Shot): Promise<Answer> {
    this.underWay += 1;
    try {
      return await this.#send(shot);
    } catch (fault) {
      return { status: 0, code: lackOf(fault), hasRetryAfter: false, text: "" };
    } finally {
      this.underWay -= 1;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(shot: Shot): Promise<Answer> {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    try {
      return await this.#sendOnce(shot, signal);
    } catch (fault) {
      if (fault !== STALE) throw fault;
      return await this.#sendOnce(shot, signal, false);
    }
  }

  #sendOnce(shot: Shot, signal: AbortSignal, mayReuse = true): Promise<Answer> {
    const { path, method = "GET", headers = {}, body } = shot;
    const { hostname: host, port } = this.origin;
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const options = { agent: mayReuse ? this.#agent : false, host, port, path, method, signal } as const;
    return new Promise((resolve, reject) => {
      const sent = request({ ...options, headers: { ...headers, ...length } }, (answer) => {
        readAnswer(answer).then(resolve, (fault) => reject(signal.aborted ? signal.reason : fault));
      });
      sent.on("error", (fault) => {
        if (signal.aborted) reject(signal.reason);
        else reject(sent.reusedSocket ? STALE : fault);
      });
      sent.end(body);
    });
  }
}

function lackOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  if (fault.name === "TimeoutError") return `no answer within ${GIVE_UP_MS / 1000} s`;
  return `the line was cut (${"code" in fault ? fault.code : fault.name})`;
}

async function readAnswer(answer: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer); // without an encoding they are bytes
  const { statusCode: status = 0, headers } = answer;
  const isJson = headers["content-type"]?.startsWith("application/json") ?? false;
  const text = isJson || status >= 400 ? Buffer.concat(parts).toString("utf8") : "";
  const code = status >= 400 ? codeOf(text) : undefined;
  return { status, hasRetryAfter: Number(headers["retry-after"]) > 0, text, ...(code === undefined ? {} : { code }) };
}

/** The API's name of a refusal; undefined for a page. */
function codeOf(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: { data?: { appCode?: string } } };
    return error?.data?.appCode;
  } catch {
    return undefined;
  }
}
