import { Link, useRouterState } from "@tanstack/react-router";
import { safeReturnTo } from "#domain/identity/return-to.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";

/** Why an account can't send yet, and the way to mend it; what was typed stays. */
export function UnverifiedNote() {
  const here = useRouterState({ select: ({ location }) => location.href });
  const returnTo = safeReturnTo(here);
  return (
    <Notice title={m.rfq_form_unverified()}>
      <p>{m.rfq_form_unverified_text()}</p>
      <Link
        to="/verify-email"
        search={returnTo ? { returnTo } : {}}
        className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
      >
        {m.rfq_form_unverified_link()}
      </Link>
    </Notice>
  );
}
