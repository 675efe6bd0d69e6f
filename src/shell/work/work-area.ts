import { useRouterState } from "@tanstack/react-router";
import { mayEnter, type Session, useSession } from "#src/lib/session/session.ts";

/** Where somebody works on their own things: as a buyer, for their company, or as the platform. */
export type WorkArea = "buying" | "selling" | "operating";

/** An area that an address belongs to; "own" is whichever of its sides somebody is on. */
type AddressArea = WorkArea | "own";

const AREAS: readonly (readonly [RegExp, AddressArea])[] = [
  [/^\/admin(\/|$)/, "operating"],
  [/^\/(supplier-dashboard|inbox|analytics|add-product)(\/|$)/, "selling"],
  [/^\/(quotes|orders\/sold)\/?$/, "selling"],
  [/^\/(rfqs(?!\/new)(\/|$)|orders\/?$)/, "buying"],
  [/^\/(quotes|orders|messages|waiting|notifications|settings)(\/|$)/, "own"],
];

/**
 * The area that an address belongs to; null on pages that everybody reads (rulings: bottom bar).
 * @param pathname without the search
 */
export function addressArea(pathname: string): AddressArea | null {
  return AREAS.find(([places]) => places.test(pathname))?.[1] ?? null;
}

interface WorkPlace {
  /** Null where one reads. */
  area: WorkArea | null;
  /** In an open conversation a phone shows it alone. */
  isTalking: boolean;
  /** The list of conversations fills a phone down to the bar. */
  isConversationList: boolean;
}

/** Where one is; whose area it is follows from the account as soon as that is known. */
export function useWorkPlace(): WorkPlace {
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const { session, isKnown } = useSession();
  const asked = addressArea(pathname);
  const isMessages = pathname.startsWith("/messages");
  const isStranger = isKnown && (session === null || (asked === "operating" && !mayEnter("admin", session)));
  const area = isStranger ? null : ownArea(asked, session);
  const isTalking = area !== null && pathname.startsWith("/messages/");
  return { area, isTalking, isConversationList: isMessages && !isTalking };
}

/**
 * The area in which an account is at an address: what both sides share belongs to the side that it is on, and who has no
 * approved company buys. Until the account is known, an address of a company is one.
 */
export function ownArea(asked: AddressArea | null, session: Session | null): WorkArea | null {
  if (asked === "own" && session && mayEnter("admin", session)) return "operating";
  if (asked === "selling" && session === null) return "selling";
  if (asked === "own" || asked === "selling") return hasBothSides(session) ? "selling" : "buying";
  return asked;
}

/** Whether somebody sells as well as buys: whoever owns an approved company. */
export function hasBothSides(session: Session | null): boolean {
  return session?.supplierStatus === "approved";
}
