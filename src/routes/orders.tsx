import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireSession } from "#src/lib/session/route-guards.ts";

/** Orders are read by their two sides and the platform alone. */
export const Route = createFileRoute("/orders")({ ssr: false, beforeLoad: requireSession, component: Outlet });
