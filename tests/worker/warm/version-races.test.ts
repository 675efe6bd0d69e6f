import { afterEach, expect, it, vi } from "vitest";
import { edgeCache } from "#worker/platform/pages/edge-cache.ts";
import { forgetVersions, presentVersions } from "#worker/platform/pages/page-versions.ts";
import { freshDatabase } from "../../support/database.ts";
import { testContext } from "../support/context.ts";

afterEach(() => void vi.restoreAllMocks());

/** A request at an address of its own. */
async function request() {
  const context = testContext(await freshDatabase(), { origin: `https://${crypto.randomUUID()}.mawrid.test` });
  const key = `${context.origin}/__kept/versions`;
  const kept = async () => (await edgeCache().match(key))?.json<{ readAt: number; writtenAt: number }>();
  return { context, kept };
}

function gateOf() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

/** The next call of the cache's method, but for some before it, waits until it is let go; a look has looked by then. */
function holdNext(method: "put" | "match", after = 0) {
  const cache = edgeCache();
  const real = cache[method].bind(cache) as (...args: unknown[]) => Promise<unknown>;
  const gate = gateOf();
  const reached = gateOf();
  const spy = vi.spyOn(cache, method) as unknown as { mockImplementationOnce(as: typeof real): void };
  for (let call = 0; call < after; call += 1) spy.mockImplementationOnce(real);
  spy.mockImplementationOnce(async (...args) => {
    const answer = method === "match" ? await real(...args) : undefined;
    reached.open();
    await gate.passed;
    return method === "match" ? answer : real(...args);
  });
  return { reached: reached.passed, go: gate.open };
}

it("a write that ends while what was read before it is put has the last word", async () => {
  const { context, kept } = await request();
  const held = holdNext("put");
  const reading = presentVersions(context);
  await held.reached;
  await forgetVersions(context);
  held.go();
  await reading;
  expect(await kept()).toMatchObject({ readAt: 0, writtenAt: context.now() });
});

it("a write that ends while a reader looks for the last one keeps what was read from being put", async () => {
  const { context, kept } = await request();
  // The first look is for what is known.
  const held = holdNext("match", 1);
  const reading = presentVersions(context);
  await held.reached;
  await forgetVersions(context);
  held.go();
  await reading;
  expect(await kept()).toMatchObject({ readAt: 0, writtenAt: context.now() });
});
