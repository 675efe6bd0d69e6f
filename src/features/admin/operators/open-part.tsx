import { Outlet, useRouterState } from "@tanstack/react-router";
import { type Grant, holdsOne } from "#domain/identity/grants.ts";
import { grantsOfPlace } from "#domain/identity/needed-grants.ts";
import { grantNames } from "#i18n/grant-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Notice } from "#src/ui/notice.tsx";
import { AdminPage } from "../admin-page.tsx";

/** The part of the administration that an address is, or what it takes to enter it. */
export function OpenPart() {
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const { session } = useSession();
  const needed = grantsOfPlace(pathname);
  // An address that no part has is the router's own affair.
  if (session === null || needed === undefined || holdsOne(needed, session.grants)) return <Outlet />;
  return (
    <AdminPage title={m.operators_missing_title()}>
      <Notice>
        <p>{neededLabels(needed === "any" ? [] : needed)}</p>
      </Notice>
    </AdminPage>
  );
}

/** What would do, in words: one permission, or any of several. */
function neededLabels(needed: readonly Grant[]): string {
  const names = grantNames(needed, currentLocale());
  return needed.length === 1
    ? m.operators_missing_needed_one({ grant: names })
    : m.operators_missing_needed({ grants: names });
}
