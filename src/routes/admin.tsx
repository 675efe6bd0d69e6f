import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireHouse } from "#src/lib/route-guards.ts";

/** What the house alone sees. */
export const Route = createFileRoute("/admin")({
  ssr: false,
  beforeLoad: requireHouse,
  component: Outlet,
});
