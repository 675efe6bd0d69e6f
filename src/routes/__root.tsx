import { createRootRouteWithContext } from "@tanstack/react-router";
import type { RouterContext } from "#src/router.tsx";
import { WholePage } from "#src/shell/whole-page.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({ component: WholePage });
