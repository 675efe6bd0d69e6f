import { createRootRouteWithContext, HeadContent, Outlet } from "@tanstack/react-router";
import type { RouterContext } from "#src/router.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: "مورد" }, { name: "description", content: "a > b" }] }),
  component: () => (
    <>
      <HeadContent />
      <Outlet />
    </>
  ),
});
