import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireSession } from "#src/lib/session/route-guards.ts";

/** All that a company runs is private. */
export const Route = createFileRoute("/supplier-dashboard")({
  ssr: false,
  beforeLoad: requireSession,
  component: Outlet,
});
