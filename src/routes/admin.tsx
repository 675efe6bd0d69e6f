import { createFileRoute } from "@tanstack/react-router";
import { OpenPart } from "#src/features/admin/operators/open-part.tsx";
import { requireOperator } from "#src/lib/session/route-guards.ts";

/** What the platform alone sees. */
export const Route = createFileRoute("/admin")({
  ssr: false,
  beforeLoad: requireOperator,
  component: OpenPart,
});
