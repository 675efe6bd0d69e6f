import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Stands between the Worker and its database and makes the way as long as to a far region. To this machine only. */
export class DelayProxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  /** Milliseconds there and back. */
  roundTripMs = 0;

  private constructor(target: number) {
    this.#server = createServer((near) => void this.#join(near, target));
  }

  static async start(target: number): Promise<DelayProxy> {
    const proxy = new DelayProxy(target);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo; // a listening TCP server has one
    return `http://127.0.0.1:${port}/`;
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
  }

  /** A connection of its own takes a trip before anything is said. */
  async #join(near: Socket, target: number): Promise<void> {
    this.#open.add(near);
    near.on("error", () => near.destroy());
    await sleep(this.roundTripMs);
    const far = connect({ host: "127.0.0.1", port: target, noDelay: true });
    this.#open.add(far);
    this.#carry(near, far);
    this.#carry(far, near);
  }

  /** Every part keeps its order: what was said later never arrives sooner. */
  #carry(from: Socket, to: Socket): void {
    let way: Promise<unknown> = Promise.resolve();
    from.on("data", (part) => {
      const there = sleep(this.roundTripMs / 2);
      way = way.then(() => there).then(() => void to.write(part));
    });
    from.on("error", () => to.destroy());
    from.on("close", () => {
      this.#open.delete(from);
      void way.then(() => to.end());
    });
  }
}
