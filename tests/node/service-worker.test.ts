import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const CODE = readFileSync(join(import.meta.dirname, "../../worker/http/offline/service-worker.js"), "utf8");
const ORIGIN = "https://mawrid.test";

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
/** What is in the cache, by path. */
let kept: Record<string, string>;
let network: () => Promise<Response>;
let isDiskBroken: boolean;
/** Looks into the cache. */
let looks: number;

beforeEach(() => {
  listeners = new Map();
  [isDiskBroken, looks] = [false, 0];
  kept = { "/offline-shell": "shell", "/assets/ar/a-1.js": "kept script" };
  network = async () => new Response("network");
  const caches = {
    match: async (asked: string | Request) => {
      looks += 1;
      if (isDiskBroken) throw new DOMException("no disk");
      const text = kept[typeof asked === "string" ? asked : new URL(asked.url).pathname];
      return text === undefined ? undefined : new Response(text);
    },
  };
  const start = new Function("addEventListener", "caches", "location", "fetch", "self", "Response", CODE);
  const hear = (name: string, listener: Listener) => void listeners.set(name, listener);
  const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });
  start(hear, caches, { origin: ORIGIN }, () => network(), {}, { redirect });
});
afterEach(() => vi.useRealTimers());

/** What a request is answered; undefined where the service worker lets it pass. */
function ask(path: string, { mode = "navigate", method = "GET" } = {}): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  listeners.get("fetch")?.({ request: { url: new URL(path, ORIGIN).href, mode, method }, respondWith });
  return answer;
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();
const gone = async () => {
  throw new TypeError("Failed to fetch");
};

it.each(["/products", "/search?q=x", "/suppliers/a", "/admin", "/auth", "/inboxes"])("lets %s pass", (path) => {
  expect(ask(path)).toBeUndefined();
});

it("lets calls of the API pass, what is sent, and other sites", () => {
  expect(ask("/api/trpc/orders.mine", { mode: "cors" })).toBeUndefined();
  expect(ask("/messages", { method: "POST" })).toBeUndefined();
  expect(ask("https://other.test/inbox")).toBeUndefined();
});

it("gives scripts that are kept without asking, others of the network", async () => {
  network = gone;
  expect(await textOf(ask("/assets/ar/a-1.js", { mode: "cors" }))).toBe("kept script");
  await expect(ask("/assets/ar/b-1.js", { mode: "cors" })).rejects.toThrow("Failed to fetch");
});

it("gives the network's page of an own screen, and the empty one where there is none", async () => {
  expect(await textOf(ask("/messages/cnv_1"))).toBe("network");
  network = gone;
  expect(await textOf(ask("/messages/cnv_1"))).toBe("shell");
  delete kept["/offline-shell"];
  await expect(ask("/messages/cnv_1")).rejects.toThrow("Failed to fetch");
});

it("asks the network for an own screen before anything else, and goes on where the disk fails", async () => {
  expect([await textOf(ask("/messages/cnv_1")), looks]).toEqual(["network", 0]);
  isDiskBroken = true;
  expect(await textOf(ask("/assets/ar/a-1.js", { mode: "cors" }))).toBe("network");
  network = gone;
  await expect(ask("/messages/cnv_1")).rejects.toThrow("Failed to fetch");
});

it("waits six seconds for an own screen", async () => {
  vi.useFakeTimers();
  network = () => new Promise(() => undefined);
  const hear = vi.fn();
  void textOf(ask("/orders")).then(hear);
  await vi.advanceTimersByTimeAsync(5900);
  expect(hear).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(hear).toHaveBeenCalledWith("shell");
});

it("leads from the home page to what waits where the network is gone and something is kept", async () => {
  expect(await textOf(ask("/"))).toBe("network");
  network = gone;
  expect((await ask("/"))?.headers.get("Location")).toBe("/waiting");
  delete kept["/offline-shell"];
  await expect(ask("/")).rejects.toThrow("Failed to fetch");
});
