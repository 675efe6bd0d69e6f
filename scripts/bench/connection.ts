import { connect, type Socket } from "node:net";
import { AnswerReader } from "./answer-reader.ts";

/** One request to send. */
export interface Shot {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Latencies are told apart by it. */
  kind?: string;
}

interface Waiting {
  reader: AnswerReader;
  resolve(): void;
  reject(error: Error): void;
  shot: Shot;
}

/** A connection that stays open and has one request under way at a time. */
export class Connection {
  #socket: Socket | undefined;
  #waiting: Waiting | undefined;

  constructor(readonly origin: URL) {}

  /**
   * Sends a request and reads the answer to its end.
   * @throws Error with the beginning of the answer when it has a status of 400 or above
   */
  send(shot: Shot): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { reader: new AnswerReader(), resolve, reject, shot };
      this.#socket ??= this.#open();
      this.#socket.write(requestText(this.origin, shot));
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ host: this.origin.hostname, port: Number(this.origin.port), noDelay: true });
    socket.on("data", (data) => this.#read(data));
    socket.on("error", (error) => this.#end(error));
    socket.on("close", () => this.#end(new Error("the connection was closed")));
    return socket;
  }

  #read(data: Buffer): void {
    const waiting = this.#waiting;
    if (!waiting?.reader.feed(data)) return;
    this.#waiting = undefined;
    const { reader, shot } = waiting;
    if (reader.status < 400) waiting.resolve();
    else waiting.reject(refusal(shot, reader));
  }

  #end(error: Error): void {
    this.#socket = undefined;
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}

function refusal({ method = "GET", path }: Shot, { status, text }: AnswerReader): Error {
  return new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
}

function requestText(origin: URL, { path, method = "GET", headers = {}, body = "" }: Shot): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === "POST" ? `content-length: ${Buffer.byteLength(body)}\r\n` : "";
  return `${method} ${path} HTTP/1.1\r\nhost: ${origin.host}\r\n${lines.join("")}${length}\r\n${body}`;
}
