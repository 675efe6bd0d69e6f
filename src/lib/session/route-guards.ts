import { notFound, redirect } from "@tanstack/react-router";
import { safeReturnTo } from "#domain/identity/return-to.ts";
import { whenPageIsAlive } from "../drafts/page-life.ts";
import { mayEnter } from "./session.ts";
import type { SessionStore } from "./session-store.ts";

interface GuardedRoute {
  context: { session: SessionStore };
  location: { href: string };
}

/**
 * `beforeLoad` of a private route, which is `ssr: false`: visitors go to /auth and come back after signing in.
 * @param tab what /auth opens with, where one comes to the page before one has an account
 * @returns the session, for the route's context
 */
export async function requireSession({ context, location }: GuardedRoute, tab?: "signup") {
  const [account] = await Promise.all([context.session.read(), whenPageIsAlive()]);
  const returnTo = safeReturnTo(location.href);
  if (!account) throw redirect({ to: "/auth", search: { tab, returnTo }, replace: true });
  return { account };
}

/**
 * `beforeLoad` of the platform's own routes: for everybody else they don't exist, and an operator who needs a second factor is
 * led to where it is set up.
 * @throws the router's not-found, or its redirect to /auth for visitors
 */
export async function requireOperator(route: GuardedRoute) {
  const { account } = await requireSession(route);
  if (account.needsSecondFactor) throw redirect({ to: "/settings/security", hash: "second-factor", replace: true });
  if (!mayEnter("admin", account)) throw notFound();
  return { account };
}
