import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What may go wrong between the Worker and its database. */
export const FAULTS = {
  refused: "the connection is closed before anything is said",
  hanging: "nothing is handed on and nothing answered",
  slow: "each way takes a second and a half",
  late: "handed on after the Worker has given up",
  failing: "500 instead of an answer, nothing handed on",
  garbage: "200 and rubbish, nothing handed on",
  half: "handed on, half of the answer, then the line is cut",
  dropped: "handed on, no answer, the line is cut",
} as const;
export type Fault = keyof typeof FAULTS;

/** Longer than the Worker waits for a write (4 s) or a session (3 s and a second to connect). */
const GIVEN_UP_MS = 5000;
const SLOW_MS = 1500;

/** Stands between the Worker and its database and spoils calls that write, as it is told. To this machine only. */
export class DatabaseProxy {
  readonly #server: Server;
  readonly #target: number;
  /** Which fault the next write meets, if any. */
  next: () => Fault | null = () => null;
  /** Calls that were spoilt. */
  spoilt = 0;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((call, answer) => {
      this.#serve(call, answer).catch(() => answer.destroy());
    });
  }

  /** @param target port of the database on this machine */
  static async start(target: number): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(target);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo; // a listening TCP server has one
    return `http://127.0.0.1:${port}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of call) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const fault = isWritingCall(body.toString("utf8")) ? this.next() : null;
    if (fault) this.spoilt += 1;
    await this.#spoil(fault, call, body, answer);
  }

  async #spoil(fault: Fault | null, call: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    switch (fault) {
      case "refused":
        return void call.socket.resetAndDestroy();
      case "hanging":
        await sleep(GIVEN_UP_MS);
        return void answer.destroy();
      case "failing":
        return void answer.writeHead(500, { "content-type": "text/plain" }).end("the machine is gone");
      case "garbage":
        return void answer.writeHead(200, { "content-type": "application/json" }).end('{"results":[{"typ');
      case "dropped":
        await this.#handOn(call, body);
        return void call.socket.resetAndDestroy();
      case "half": {
        const whole = await this.#handOn(call, body);
        answer.writeHead(whole.status, { "content-type": "application/json", "content-length": whole.body.length });
        answer.write(whole.body.subarray(0, whole.body.length / 2));
        await sleep(20);
        return void call.socket.destroy();
      }
      default: {
        if (fault === "late") await sleep(GIVEN_UP_MS);
        if (fault === "slow") await sleep(SLOW_MS);
        const whole = await this.#handOn(call, body);
        if (fault === "slow") await sleep(SLOW_MS);
        answer.writeHead(whole.status, { "content-type": "application/json" }).end(whole.body);
      }
    }
  }

  async #handOn({ method, url, headers }: IncomingMessage, body: Buffer): Promise<{ status: number; body: Buffer }> {
    const onward = request({ host: "127.0.0.1", port: this.#target, method, path: url, headers, agent: false });
    onward.end(body);
    // A database that is being killed answers with an error, which `once` throws.
    const [answer] = (await once(onward, "response")) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    return { status: answer.statusCode ?? 502, body: Buffer.concat(parts) };
  }
}

const COMMENT = /^\s*(?:--[^\n]*\n|\/\*[^*]*\*\/)/;
const WRITE = /^\s*(?:insert|update|delete|replace)\b/i;
const WRITE_WITHIN = /\b(?:insert\s+into|update\s|delete\s+from|replace\s+into)/i;
const STATEMENT = /"sql":"((?:[^"\\]|\\.)*)"/g;

/** Whether a statement writes, also one that begins with a comment or names what it writes from first (`with … insert into`). */
export function isWrite(statement: string): boolean {
  const bare = statement.replace(COMMENT, "");
  return WRITE.test(bare) || (/^\s*with\b/i.test(bare) && WRITE_WITHIN.test(bare));
}

/** Whether a call of the database's protocol holds a statement that writes; its texts are JSON's, line breaks escaped. */
export function isWritingCall(body: string): boolean {
  return [...body.matchAll(STATEMENT)].some(([, text]) => isWrite(JSON.parse(`"${text}"`)));
}
