import { createFileRoute, Outlet } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyGate } from "#src/features/company/company-gate.tsx";
import { requireSession } from "#src/lib/session/route-guards.ts";

/** What a company is asked is for approved companies. */
export const Route = createFileRoute("/inbox")({
  ssr: false,
  beforeLoad: requireSession,
  component: () => (
    <CompanyGate
      head={{ title: m.inbox_title(), back: { label: m.inbox_back(), to: "/supplier-dashboard" } }}
      approved={<Outlet />}
    />
  ),
});
