import type { Locale } from "#domain/kernel/locale.ts";
import { defineCustomServerStrategy } from "#i18n/paraglide/runtime.js";
import { paraglideMiddleware } from "#i18n/paraglide/server.js";
import { localeOfRequest } from "./direction.ts";

defineCustomServerStrategy("custom-preference", {
  getLocale: (request) => request && localeOfRequest(new URL(request.url), request.headers.get("cookie")),
});

/** Runs `work` so that every message read inside speaks the language of `request`. */
export function withRequestLocale(request: Request, work: (locale: Locale) => Promise<Response>): Promise<Response> {
  return paraglideMiddleware(request, ({ locale }) => work(locale));
}
