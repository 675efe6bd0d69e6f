import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A helper process of the benchmark: one message out, one answer back. */
export class Child<Order extends string | object, Answer> {
  readonly #process: ChildProcess;
  readonly ended: Promise<void>;
  #waiting: ((answer: Answer) => void)[] = [];
  #failed: ((error: Error) => void)[] = [];
  #over = false;

  /** @param module file beside this one */
  constructor(module: string, args: string[]) {
    const path = fileURLToPath(new URL(module, import.meta.url));
    this.#process = fork(path, args, { execArgv: ["--import", "tsx"], serialization: "advanced" });
    // Both ends are ours and of one version, so what arrives is an answer.
    this.#process.on("message", (answer) => this.#settle(answer as Answer));
    this.ended = new Promise((resolve) => {
      this.#process.once("exit", (code) => {
        this.#over = true;
        for (const fail of this.#failed.splice(0)) fail(new Error(`${module} ended early (exit code ${code})`));
        resolve();
      });
    });
  }

  /** The answer to the next message; `order` is sent first. */
  ask(order?: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#over) return reject(new Error("The process has ended"));
      this.#waiting.push(resolve);
      this.#failed.push(reject);
      if (order !== undefined) this.#process.send(order);
    });
  }

  /** Ends the process: with an order that it takes for a farewell, else and after 3 s by force. */
  async end(farewell?: Order): Promise<void> {
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 3000);
    if (farewell === undefined || !this.#process.connected) this.#process.kill("SIGKILL");
    else this.#process.send(farewell);
    await this.ended;
    clearTimeout(timer);
  }

  #settle(answer: Answer): void {
    this.#failed.shift();
    this.#waiting.shift()?.(answer);
  }
}
