import { type AnyRoute, type AnyRouter, createRoute, notFound, redirect } from "@tanstack/react-router";
import { onStir } from "#src/lib/session/first-touch.ts";

/** The id of the route that stands in for all that a page did not begin with. */
const STAND_IN = "/$";

let addRoutes: (() => Promise<void>) | undefined;

/**
 * Routes with one more, for every address that none of them has: it adds those that come later and opens the address again. Once
 * they are there nobody has it.
 */
export function withStandIn<Tree extends AnyRoute>(tree: Tree): Tree {
  const standIn = createRoute({
    getParentRoute: () => tree,
    path: "$",
    beforeLoad: async ({ location }) => {
      if (!addRoutes) throw notFound();
      await addRoutes();
      throw redirect({ href: location.href, state: location.state, replace: true });
    },
  });
  tree.addChildren([...Object.values<AnyRoute>(tree.children ?? {}), standIn]);
  return tree;
}

/**
 * Private routes are 10 KB that no reader of a product needs: they come with the first sign of a reader, or for the page's own
 * address before it comes to life.
 * @returns null where the page's own route is known
 */
export function knowLaterRoutes(router: AnyRouter): Promise<void> | null {
  const isLate = router.matchRoutes(router.state.location).some(({ routeId }) => routeId === STAND_IN);
  let coming: Promise<void> | undefined;
  addRoutes = () => {
    coming ??= add(router, isLate).catch((error: unknown) => {
      // What did not come is asked for again.
      coming = undefined;
      throw error;
    });
    return coming;
  };
  // Where they don't come, whoever opens one hears of it.
  const tryIt = () => addRoutes?.().catch(() => undefined);
  if (isLate) return tryIt() ?? null;
  onStir(() => void tryIt());
  return null;
}

/** @param isFirst whether the page begins with them, as the server did: it knows no stand-in */
async function add(router: AnyRouter, isFirst: boolean): Promise<void> {
  const { routeTree } = await import("#src/routeTree.gen.ts");
  router.update({ ...router.options, routeTree: isFirst ? routeTree : withStandIn(routeTree) });
  addRoutes = undefined;
}
