const HEAD_END = Buffer.from("\r\n\r\n");
const LINE_END = 10;

/** What of an answer is being read: its head, a chunk's line, a chunk, the last line end, a body of known length. */
type State = "head" | "line" | "chunk" | "body" | "done";

/**
 * Reads HTTP/1.1 answers just far enough to know where they end: on two cores a full parser would take its time from
 * what is measured.
 */
export class AnswerReader {
  status = 0;
  #state: State = "head";
  #head: Buffer = Buffer.alloc(0);
  #line = "";
  #left = 0;
  #kept: Buffer[] = [];

  /** The body of a refusal; others are not kept. */
  get text(): string {
    return Buffer.concat(this.#kept).toString("utf8");
  }

  /**
   * Takes the bytes that came next.
   * @returns true when the answer is complete
   */
  feed(data: Buffer): boolean {
    let at = this.#state === "head" ? this.#readHead(data) : 0;
    while (at < data.length && this.#state !== "done") {
      at = this.#state === "line" ? this.#readLine(data, at) : this.#readBody(data, at);
    }
    return this.#isDone();
  }

  #isDone(): boolean {
    return this.#state === "done";
  }

  /** Gives the place of the first byte behind the head. */
  #readHead(data: Buffer): number {
    const before = this.#head.length;
    this.#head = before === 0 ? data : Buffer.concat([this.#head, data]);
    const end = this.#head.indexOf(HEAD_END);
    if (end < 0) return data.length;
    const head = this.#head.toString("latin1", 0, end).toLowerCase();
    this.status = Number(head.slice(9, 12));
    if (head.includes("\r\ntransfer-encoding: chunked")) this.#state = "line";
    else this.#expect(Number(/\r\ncontent-length: *(\d+)/.exec(head)?.[1] ?? 0), "body");
    return end + HEAD_END.length - before;
  }

  #readLine(data: Buffer, at: number): number {
    const end = data.indexOf(LINE_END, at);
    this.#line += data.toString("latin1", at, end < 0 ? data.length : end);
    if (end < 0) return data.length;
    const size = Number.parseInt(this.#line, 16);
    this.#line = "";
    // Each chunk is followed by a line end, and so is the empty last one.
    if (size === 0) this.#expect(2, "body");
    else this.#expect(size + 2, "chunk");
    return end + 1;
  }

  #readBody(data: Buffer, at: number): number {
    const end = Math.min(data.length, at + this.#left);
    if (this.status >= 400) this.#kept.push(data.subarray(at, end));
    this.#left -= end - at;
    if (this.#left === 0) this.#state = this.#state === "chunk" ? "line" : "done";
    return end;
  }

  #expect(bytes: number, state: State): void {
    this.#left = bytes;
    this.#state = bytes === 0 ? "done" : state;
  }
}
