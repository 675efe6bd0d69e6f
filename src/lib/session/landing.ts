import { redirect } from "@tanstack/react-router";
import type { LoaderApi } from "../calls/trpc.ts";
import { mayEnter, type Session } from "./session.ts";
import type { SessionStore } from "./session-store.ts";

/** Who waits longer for what waits is let in. */
const ASK_AT_MOST_MS = 2000;
const NOTHING = { total: 0 };

type Landing = "/" | "/admin" | "/supplier-dashboard" | "/notifications";

/**
 * Where somebody lands who signs in without a place to go back to: at what waits for them. Operators have their overview and
 * approved companies their day; somebody who buys goes to what waits, and home where nothing does or nobody can say.
 * @param readWaits what waits for the account; asked for nobody whose page shows it anyway, two seconds at most
 */
export async function landingOf(
  session: Session | null,
  readWaits: () => Promise<{ total: number }>,
): Promise<Landing> {
  if (!session) return "/";
  if (mayEnter("admin", session)) return "/admin";
  if (session.supplierStatus === "approved") return "/supplier-dashboard";
  const { total } = await Promise.race([readWaits(), nothingAfter(ASK_AT_MOST_MS)]).catch(() => NOTHING);
  return total > 0 ? "/notifications" : "/";
}

function nothingAfter(milliseconds: number): Promise<typeof NOTHING> {
  return new Promise((resolve) => setTimeout(() => resolve(NOTHING), milliseconds));
}

/** `beforeLoad` of /auth: whoever is signed in is sent to where they wanted to go (spec §4), else to what waits. */
export async function leaveWhenSignedIn({
  context,
  search,
}: {
  context: { session: SessionStore; loaderApi: LoaderApi };
  search: { returnTo?: string | undefined };
}): Promise<void> {
  // When nobody can say who it is, the screen still opens.
  const session = await context.session.read().catch(() => null);
  if (!session) return;
  const { waits } = context.loaderApi;
  throw redirect({ href: search.returnTo ?? (await landingOf(session, () => waits.list.fetch({}))), replace: true });
}
