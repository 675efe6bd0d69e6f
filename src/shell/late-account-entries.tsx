import { m } from "#i18n/paraglide/messages.js";
import type { Session } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Button } from "#src/ui/button.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";

const loadEntries = async () => (await import("./account-entries.tsx")).AccountEntries;

/** The entries of an account, fetched once somebody is known to be signed in; visitors never load them. */
export function LateAccountEntries({ session }: { session: Session }) {
  const { Component: Entries, hasFailed, retry } = useLazyComponent(loadEntries, true);
  if (Entries) return <Entries session={session} />;
  return hasFailed ? <Button onClick={retry}>{m.shell_retry()}</Button> : <LineSkeletons count={6} />;
}
