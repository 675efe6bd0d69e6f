import { Child } from "./child.ts";
import type { EndpointOrder, EndpointStatus } from "./endpoint-process.ts";

/** The libSQL endpoint in its own process. */
export class Endpoint {
  readonly #child: Child<EndpointOrder, EndpointStatus>;
  /** Most memory seen, in bytes. */
  peakMemory = 0;
  /** Memory at the last counting, in bytes. */
  memory = 0;

  private constructor(
    child: Child<EndpointOrder, EndpointStatus>,
    readonly url: string,
  ) {
    this.#child = child;
  }

  static async start(file: string): Promise<Endpoint> {
    const child = new Child<EndpointOrder, EndpointStatus>("./endpoint-process.ts", [file]);
    return new Endpoint(child, (await child.ask()).url);
  }

  /** Calls and processor time since the start. */
  async count(): Promise<{ calls: number; endpoint: number }> {
    const { calls, cpu, memory } = await this.#child.ask("status");
    this.memory = memory;
    this.peakMemory = Math.max(this.peakMemory, memory);
    return { calls, endpoint: cpu };
  }

  /** Bodies of the calls that `work` causes. */
  async bodiesOf(work: () => Promise<unknown>): Promise<string[]> {
    await this.#child.ask("record");
    await work();
    return (await this.#child.ask("status")).bodies;
  }

  close(): Promise<void> {
    return this.#child.end("close");
  }
}
