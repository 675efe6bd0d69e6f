import { createFileRoute } from "@tanstack/react-router";
import { holdsOne } from "#domain/identity/grants.ts";
import { grantsOfPlace } from "#domain/identity/needed-grants.ts";
import { OpenPart } from "#src/features/admin/operators/open-part.tsx";
import { requireOperator } from "#src/lib/session/route-guards.ts";

/** What the platform alone sees. */
export const Route = createFileRoute("/admin")({
  ssr: false,
  beforeLoad: async (route) => {
    const { account } = await requireOperator(route);
    const needed = grantsOfPlace(route.location.pathname);
    // Loaders of a part that is shut ask for nothing: they would be refused.
    return { account, isOpen: needed === undefined || holdsOne(needed, account.grants) };
  },
  component: OpenPart,
});
