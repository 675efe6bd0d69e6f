import type { MiddlewareHandler } from "hono";
import { LOCALE_PARAM } from "#i18n/direction.ts";
import { sessionTokenOf } from "#worker/platform/sessions.ts";
import type { AppBindings } from "./bindings.ts";

/**
 * `GET /supplier-registration` without a session's cookie: a new company's way in begins with signing up, and leads back.
 * Sent on before the page is loaded: its form and those of an account together are over the budget of a first view.
 */
export const signUpFirst: MiddlewareHandler<AppBindings> = async (c, next) => {
  if (sessionTokenOf(c.req.header("Cookie")) !== null) return next();
  const search = new URLSearchParams({ tab: "signup", returnTo: c.req.path });
  const wanted = c.req.query(LOCALE_PARAM);
  if (wanted !== undefined) search.set(LOCALE_PARAM, wanted);
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Cookie");
  return c.redirect(`/auth?${search}`);
};
