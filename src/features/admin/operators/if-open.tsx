import type { ReactNode } from "react";
import { holdsOne } from "#domain/identity/grants.ts";
import { PLACE_GRANTS } from "#domain/identity/needed-grants.ts";
import { useSession } from "#src/lib/session/session.ts";

type Place = keyof typeof PLACE_GRANTS;

/** Asks whether a part of the administration is open to who is signed in; the server asks again at every call. */
export function useOpenParts(): (place: Place) => boolean {
  const { session } = useSession();
  return (place) => holdsOne(PLACE_GRANTS[place], session?.grants ?? []);
}

interface IfOpenProps {
  place: Place;
  children: ReactNode;
  /** What stands there for others. */
  otherwise?: ReactNode;
}

/** The way to another part of the administration, for those to whom it is open. */
export function IfOpen({ place, children, otherwise = null }: IfOpenProps) {
  return useOpenParts()(place) ? children : otherwise;
}
