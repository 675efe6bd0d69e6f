import { join } from "node:path";
import { getUntypedClient } from "@trpc/client";
import { type Request as Asked, Response as Told } from "miniflare";
import { inject, vi } from "vitest";
import type { Viewer } from "#domain/identity/access.ts";
import { browserLink, createApiClient } from "#src/lib/calls/trpc.ts";
import { type Site, startSite } from "../../scripts/bench/site.ts";
import { signInAs } from "../../scripts/bench/traders.ts";
import { BROWSER } from "../../scripts/load/writes.ts";
import type { World } from "./world.ts";

const ORIGIN = "https://mawrid.test";
/** Where the Worker believes its database to be; what it asks there goes to the world that it is turned to. */
const DATABASE = "http://127.0.0.1:1/";
/** The stage's own, by which keys of guests are made. */
const SECRET = "development-secret-not-for-production";
/** As on a server; mails go to a mail service that takes all. */
const PUBLIC = { APP_ENV: "production", RESEND_API_KEY: "re_fuzz", OPERATOR_SECOND_FACTOR: "offered" };

/** An answer as it travels. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Of the Worker's processor, in milliseconds; what the call before left running counts too. */
  ms: number;
}

/** The built Worker under plain Miniflare, called as the app calls it, by one after the other. */
export class HttpSite {
  #site: Site | undefined;
  #world: World | undefined;
  readonly #hasLimits: boolean;
  /** By account, of the present world. */
  readonly #cookies = new Map<string, string>();
  #caller: Record<string, string> = {};
  #last: Omit<Answer, "ms"> | undefined;
  #cpu = 0;

  private constructor(hasLimits: boolean) {
    this.#hasLimits = hasLimits;
  }

  /** @param hasLimits the public site with all its limits; else nothing counts, and each call comes from an address of its own */
  static async start(hasLimits: boolean): Promise<HttpSite> {
    const made = new HttpSite(hasLimits);
    const outside = globalThis.fetch;
    made.#site = await startSite("dist", DATABASE, {
      vars: { PUBLIC_ORIGIN: ORIGIN, APP_SECRET: SECRET, READ_WITHIN_MS: "10000", ...(hasLimits ? PUBLIC : {}) },
      log: join(inject("scratchFolder"), "worker.log"),
      hasFloodLimits: hasLimits,
      outbound: (request: Asked) => made.#askOutside(request, outside),
    });
    // Starting is no part of the first call.
    await outside(new URL("/api/trpc/auth.session", made.#site.url)).then((answer) => answer.text());
    made.#cpu = made.#site.use()?.cpu ?? 0;
    // The app's own link asks the page's address.
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
      typeof input === "string" && input.startsWith("/") ? made.#send(outside, input, init) : outside(input, init),
    );
    return made;
  }

  async close(): Promise<void> {
    vi.unstubAllGlobals();
    await this.#site?.close();
  }

  /** From now on this is its database; nobody is signed in. */
  turnTo(world: World): void {
    this.#world = world;
    this.#cookies.clear();
  }

  /** Calls a procedure; who was signed out by a call before signs in again. */
  async call(viewer: Viewer | null, path: string, isWrite: boolean, input: unknown): Promise<Answer> {
    const answer = await this.#callOnce(viewer, path, isWrite, input);
    if (answer.status !== 401 || !viewer || !this.#cookies.delete(viewer.userId)) return answer;
    return this.#callOnce(viewer, path, isWrite, input);
  }

  /** Sends a file as a form does; or asks for one. Who is refused unread may be cut off before the answer comes. */
  async send(viewer: Viewer | null, path: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Answer> {
    await this.#actAs(viewer);
    const headers = { "content-type": "application/octet-stream" };
    const ask = () => fetch(path, bytes ? { method: "POST", headers, body: bytes } : {});
    await ask().catch(ask);
    return this.#answer();
  }

  async #callOnce(viewer: Viewer | null, path: string, isWrite: boolean, input: unknown): Promise<Answer> {
    await this.#actAs(viewer);
    const client = getUntypedClient(createApiClient(browserLink()));
    await client[isWrite ? "mutation" : "query"](path, input).catch(() => undefined);
    return this.#answer();
  }

  async #actAs(viewer: Viewer | null): Promise<void> {
    const cookie = viewer ? await this.#cookieOf(viewer) : "";
    const address = this.#hasLimits ? "198.51.100.7" : crypto.randomUUID();
    this.#caller = { "cf-connecting-ip": address, "user-agent": BROWSER, ...(cookie ? { cookie } : {}) };
    this.#last = undefined;
  }

  #answer(): Answer {
    const cpu = this.#site?.use()?.cpu ?? 0;
    const ms = cpu - this.#cpu;
    this.#cpu = cpu;
    const { status, headers, text } = this.#last ?? { status: 0, headers: new Headers(), text: "" };
    return { status, headers, text, ms };
  }

  async #cookieOf({ userId, email }: Viewer): Promise<string> {
    const known = this.#cookies.get(userId);
    if (known) return known;
    if (!this.#world) throw new Error("there is no world");
    const { cookie } = await signInAs(this.#world.db, email, Date.now());
    this.#cookies.set(userId, cookie);
    return cookie;
  }

  async #send(outside: typeof fetch, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as object), ...this.#caller, origin: ORIGIN, "sec-fetch-site": "same-origin" };
    const answer = await outside(new URL(path, this.#site?.url), { ...init, headers });
    const text = await answer.text();
    this.#last = { status: answer.status, headers: answer.headers, text };
    return new Response(text, { status: answer.status, headers: answer.headers });
  }

  async #askOutside(request: Asked, outside: typeof fetch): Promise<Told> {
    if (!request.url.startsWith(DATABASE)) return Told.json({ id: "mail" });
    const url = request.url.replace(DATABASE, this.#world?.url ?? DATABASE);
    const init = request.method === "POST" ? { method: "POST", body: await request.text() } : {};
    const answer = await outside(url, { ...init, headers: { "content-type": "application/json" } });
    const headers = { "content-type": answer.headers.get("content-type") ?? "" };
    return new Told(await answer.text(), { status: answer.status, headers });
  }
}
