import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Stands between browsers and the site and cuts their connections, as a mobile network does. To this machine only. */
export class CuttingProxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isHeld = false;
  /** Connections that were cut. */
  cuts = 0;

  private constructor(target: number) {
    this.#server = createServer((near) => this.#join(near, target));
  }

  static async start(target: number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo; // a listening TCP server has one
    return `http://localhost:${port}`;
  }

  /** Ends all that is open; what comes next gets through. */
  cut(): void {
    this.cuts += this.#open.size / 2;
    for (const socket of this.#open) socket.destroy();
  }

  /** Ends all that is open and lets nothing through until {@link release}. */
  hold(): void {
    this.#isHeld = true;
    this.cut();
  }

  release(): void {
    this.#isHeld = false;
  }

  close(): void {
    this.hold();
    this.#server.close();
  }

  #join(near: Socket, target: number): void {
    if (this.#isHeld) return void near.destroy();
    const far = connect({ host: "127.0.0.1", port: target, noDelay: true });
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      this.#open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
