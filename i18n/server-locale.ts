import type { Locale } from "#domain/kernel/locale.ts";
import { defineCustomServerStrategy } from "#i18n/paraglide/runtime.js";
import { paraglideMiddleware } from "#i18n/paraglide/server.js";
import { localeOfRequest } from "./direction.ts";

defineCustomServerStrategy("custom-preference", {
  getLocale: (request) => request && localeOfRequest(new URL(request.url), request.headers.get("cookie")),
});

/** Runs `work` so that every message read inside speaks the language of `request`. */
export async function withRequestLocale<T>(request: Request, work: (locale: Locale) => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  await paraglideMiddleware(request, ({ locale }) => {
    running = work(locale);
    return new Response(null);
  });
  if (!running) throw new Error("no language was chosen");
  return running;
}
