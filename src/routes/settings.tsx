import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireSession } from "#src/lib/route-guards.ts";

/** All of the settings are private. */
export const Route = createFileRoute("/settings")({
  ssr: false,
  beforeLoad: requireSession,
  component: Outlet,
});
