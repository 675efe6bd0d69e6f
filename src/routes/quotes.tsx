import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireSession } from "#src/lib/session/route-guards.ts";

/** Quotes are between two parties. */
export const Route = createFileRoute("/quotes")({
  ssr: false,
  beforeLoad: requireSession,
  component: Outlet,
});
