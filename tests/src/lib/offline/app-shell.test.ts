import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reconcileStoredLocale } from "#i18n/client-locale.ts";
import { keepAppShell } from "#src/lib/offline/app-shell.ts";

/** What the browser's caches hold, by their names. */
let kept: Map<string, Set<string>>;
let asked: string[];
let isDown: boolean;
let isHere: boolean;
/** What happens as a file arrives. */
let onFile: () => void;
const register = vi.fn(async () => ({}));
let stop = () => {};

class Cached {
  readonly files: Set<string>;
  constructor(name: string) {
    this.files = kept.get(name) ?? new Set();
    kept.set(name, this.files);
  }
  keys = async () => [...this.files].map((path) => ({ url: `https://mawrid.test${path}` }));
  addAll = async (paths: string[]) => {
    onFile();
    for (const path of paths) this.files.add(path);
  };
  put = async (path: string) => void this.files.add(path);
}

/** A page by the names in its head. */
const pageOf = (names: Record<string, string>) => ({
  querySelector: (asked: string) => {
    const content = names[/name=([\w-]+)/.exec(asked)?.[1] ?? ""];
    return content === undefined ? null : { content };
  },
});

beforeEach(() => {
  [kept, asked, isDown, isHere, onFile] = [new Map(), [], false, true, () => undefined];
  register.mockClear();
  const document = Object.assign(new EventTarget(), pageOf({ "script-graph": "one" }), {
    hidden: false,
    documentElement: { lang: "ar" },
  });
  vi.stubGlobal("document", document);
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), { localStorage: { getItem: () => (isHere ? "usr_a" : null) } }),
  );
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { register, getRegistrations: async () => [] } });
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act, 1));
  vi.stubGlobal("caches", {
    open: async (name: string) => new Cached(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = (names: string) => pageOf(JSON.parse(names));
    },
  );
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (isDown) throw new TypeError("Failed to fetch");
    if (path.startsWith("/offline-shell")) return new Response('{"script-graph":"two","own-files":"/assets/own.json"}');
    return Response.json(["a-1.js", "/assets/index.css"]);
  });
});
afterEach(() => {
  stop();
  stop = () => {};
  vi.unstubAllGlobals();
});

const SHELL = "/offline-shell/ar";
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it("keeps the files first and then the empty page, and tells of another build", async () => {
  const onNewer = vi.fn();
  const order: number[] = [];
  onFile = () => order.push(kept.get("mawrid-shell")?.size ?? 0);
  stop = keepAppShell(onNewer);
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
  expect(order.every((size) => size === 0)).toBe(true);
  expect([...(kept.get("mawrid-files /assets/own.json ar") ?? [])]).toEqual([
    ...["/assets/ar/a-1.js", "/assets/index.css", "/assets/own.json", "/mark.svg"],
  ]);
  expect([...(kept.get("mawrid-shell") ?? [])]).toEqual(["/offline-shell"]);
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "fetches no files over a line like %o, and still tells of another build",
  async (connection) => {
    vi.stubGlobal("navigator", { ...navigator, connection });
    const onNewer = vi.fn();
    stop = keepAppShell(onNewer);
    await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
    expect([asked, kept.size]).toEqual([[SHELL], 0]);
    expect(register).not.toHaveBeenCalled();
  },
);

it("tries again at the next occasion what did not work, and not what did", async () => {
  isDown = true;
  stop = keepAppShell(() => undefined);
  await settled();
  expect(asked).toEqual([SHELL]);
  isDown = false;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(kept.get("mawrid-shell")?.size).toBe(1));
  const { length } = asked;
  window.dispatchEvent(new Event("online"));
  await settled();
  expect(asked).toHaveLength(length);
});

it("tells of another build though its files cannot be kept, and does not fetch them at each look", async () => {
  onFile = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  const onNewer = vi.fn();
  stop = keepAppShell(onNewer);
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
  const { length } = asked;
  window.dispatchEvent(new Event("online"));
  await settled();
  expect(asked).toHaveLength(length);
});

it("leaves no service worker to who signed out while it was made", async () => {
  const unregister = vi.fn();
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: { register, getRegistrations: async () => (register.mock.calls.length > 0 ? [{ unregister }] : []) },
  });
  register.mockImplementationOnce(async () => {
    isHere = false;
    return {};
  });
  stop = keepAppShell(() => undefined);
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
  await settled();
  expect(kept.size).toBe(0);
});

it("makes none for whom nothing is kept", async () => {
  isHere = false;
  const onNewer = vi.fn();
  stop = keepAppShell(onNewer);
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
  expect(register).not.toHaveBeenCalled();
});

it("keeps no empty page for who signed out while its files came", async () => {
  onFile = () => {
    isHere = false;
  };
  stop = keepAppShell(() => undefined);
  await vi.waitFor(() => expect(kept.get("mawrid-files /assets/own.json ar")?.size).toBe(4));
  await settled();
  expect(kept.has("mawrid-shell")).toBe(false);
});

it("a kept page in another language than the reader's stays as it is: loaded again, it would come again", () => {
  const reload = vi.fn();
  const cookies = { documentElement: { lang: "ar" }, cookie: "preferred-language=en" };
  const location = { href: "https://mawrid.test/inbox", protocol: "https:", reload };
  vi.stubGlobal("window", { localStorage: { getItem: () => "en" }, location });
  vi.stubGlobal("document", { ...cookies, ...pageOf({}) });
  expect(reconcileStoredLocale()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  vi.stubGlobal("document", { ...cookies, ...pageOf({ "own-files": "/assets/own.json" }) });
  expect(reconcileStoredLocale()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
