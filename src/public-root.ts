import { createRootRouteWithContext } from "@tanstack/react-router";
import type { RouterContext } from "./router.tsx";
import { WholePage } from "./shell/whole-page.tsx";

/** The root of the routes that every page begins with; that of all routes is in routes/__root.tsx. */
export const Route = createRootRouteWithContext<RouterContext>()({ component: WholePage });
