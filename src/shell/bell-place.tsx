import { useSession } from "#src/lib/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

/** Where the bell hangs for those who are signed in; its code comes once that is known, and visitors never load it. */
export function BellPlace() {
  const { session } = useSession();
  const { Component: Bell } = useLazyComponent(loadBell, session !== null);
  if (!session) return null;
  return <div className="size-11">{Bell && <Bell key={session.userId} userId={session.userId} />}</div>;
}

const loadBell = async () => (await import("#src/features/notices/bell.tsx")).Bell;
