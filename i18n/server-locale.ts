import type { Locale } from "#domain/kernel/locale.ts";
import { localeOfRequest } from "./direction.ts";
import { defineCustomServerStrategy } from "./paraglide/runtime.js";
import { paraglideMiddleware } from "./paraglide/server.js";

defineCustomServerStrategy("custom-preference", {
  getLocale: (request) => request && localeOfRequest(new URL(request.url), request.headers.get("cookie")),
});

/** Runs `work` so that every message read inside speaks the language of `request`. */
export function withRequestLocale(request: Request, work: (locale: Locale) => Promise<Response>): Promise<Response> {
  return paraglideMiddleware(request, ({ locale }) => work(locale));
}
