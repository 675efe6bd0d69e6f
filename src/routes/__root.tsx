import { createRootRouteWithContext, HeadContent, Outlet } from "@tanstack/react-router";
import type { RouterContext } from "#src/router.tsx";
import { AppFrame } from "#src/shell/app-frame.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <HeadContent />
      <AppFrame>
        <Outlet />
      </AppFrame>
    </>
  ),
});
