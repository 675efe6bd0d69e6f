import {
  type AnyRootRoute,
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { knowLaterRoutes, withStandIn } from "#src/lib/ahead/later-routes.ts";

const whole = vi.hoisted(() => ({ root: null as unknown, load: vi.fn<() => Promise<void>>() }));
vi.mock("#src/routeTree.gen.ts", () => ({
  get routeTree() {
    return whole.root;
  },
}));

const opened: unknown[] = [];
const stirs: (() => void)[] = [];

/** As file routes are: a second tree takes the same ones below a root of its own. */
function treesAt() {
  const [few, all] = [createRootRoute(), createRootRoute()];
  let root: AnyRootRoute = few;
  const route = (path: string, more: object = {}): AnyRoute =>
    createRoute({ getParentRoute: () => root, path, component: () => null, ...more });
  const read = route("/read");
  const own = route("/own/$id", { beforeLoad: ({ search }: { search: unknown }) => void opened.push(search) });
  few.addChildren([read]);
  whole.root = null;
  Object.defineProperty(whole, "root", {
    configurable: true,
    get: () => {
      root = all;
      return all.children ? all : all.addChildren([read, own]);
    },
    set: () => undefined,
  });
  return few;
}

function routerAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: withStandIn(treesAt()), history });
  const ids = () => router.state.matches.map(({ routeId }) => routeId as string);
  return { router, ids };
}

beforeEach(() => {
  opened.length = 0;
  stirs.length = 0;
  const hear = (event: string, act: () => void) => void (event === "scroll" && stirs.push(act));
  const listening = { addEventListener: hear, removeEventListener: vi.fn() };
  vi.stubGlobal("document", { ...listening, getElementById: () => null });
  const page = { ...listening, origin: "http://mawrid.test", scrollTo: vi.fn() };
  vi.stubGlobal("window", page);
  vi.stubGlobal("self", page);
});

it("adds the other routes when one of them is opened, and opens that", async () => {
  const { router, ids } = routerAt("/read");
  expect(knowLaterRoutes(router)).toBeNull();
  await router.load();
  expect(Object.keys(router.routesById)).not.toContain("/own/$id");
  await router.navigate({ to: "/own/7?part=2" as "/" });
  expect([router.state.location.href, ids(), opened]).toEqual([
    "/own/7?part=2",
    ["__root__", "/own/$id"],
    [{ part: 2 }],
  ]);
  expect(router.history.length).toBe(2);
});

it("adds them with the first sign of a reader, beneath the page that is open", async () => {
  const { router, ids } = routerAt("/read");
  knowLaterRoutes(router);
  await router.load();
  for (const stir of stirs) stir();
  await vi.waitFor(() => expect(Object.keys(router.routesById)).toContain("/own/$id"));
  expect(ids()).toEqual(["__root__", "/read"]);
  await router.navigate({ to: "/own/8" as "/" });
  expect(ids()).toEqual(["__root__", "/own/$id"]);
});

it("knows the page's own route before the page lives", async () => {
  const { router, ids } = routerAt("/own/7");
  await knowLaterRoutes(router);
  await router.load();
  expect(ids()).toEqual(["__root__", "/own/$id"]);
});

it.each(["/nowhere", "/own"])("says of %s, which nobody has, that it is not there", async (address) => {
  const { router, ids } = routerAt(address);
  await knowLaterRoutes(router);
  await router.load();
  // As the server said it: no route stands in.
  expect([ids(), router.state.matches.at(-1)?._notFound]).toEqual([["__root__"], true]);
});

it("says it of an address that is opened later, too", async () => {
  const { router } = routerAt("/read");
  knowLaterRoutes(router);
  await router.load();
  await router.navigate({ to: "/nowhere" as "/" });
  expect(router.state.matches.some(({ status, _notFound }) => status === "notFound" || _notFound)).toBe(true);
  expect(router.state.location.href).toBe("/nowhere");
});
