import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireOperator } from "#src/lib/session/route-guards.ts";

/** What the platform alone sees. */
export const Route = createFileRoute("/admin")({
  ssr: false,
  beforeLoad: requireOperator,
  component: Outlet,
});
