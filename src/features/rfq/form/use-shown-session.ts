import { useHydrated } from "@tanstack/react-router";
import { type Session, useSession } from "#src/lib/session.ts";

/** Who is signed in, once the page lives: this form is in the server's markup, which is the same for all. */
export function useShownSession(): { session: Session | null; isKnown: boolean } {
  const isHydrated = useHydrated();
  const known = useSession();
  return isHydrated ? known : { session: null, isKnown: false };
}
