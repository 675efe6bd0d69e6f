import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Registration } from "#src/features/company/registration.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/supplier-registration")({
  ssr: false,
  // A visitor who opens the address itself is sent on by the Worker (worker/http/sign-up-first.ts).
  beforeLoad: (route) => requireSession(route, "signup"),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.company_apply_title(),
      description: m.company_apply_description(),
      path: "/supplier-registration",
      hidden: true,
    }),
  component: Registration,
});
