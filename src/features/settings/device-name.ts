import { m } from "#i18n/paraglide/messages.js";

/** A signed-in browser in words, isolated from the text around it: "Chrome 141 on Windows". */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return m.settings_session_device({ browser: isolated(browser), system: isolated(system) });
  const known = browser ?? system;
  return known ? isolated(known) : m.settings_session_unknown();
}

/** Names of products are Latin in every language. */
function isolated(name: string): string {
  return `\u2066${name}\u2069`;
}
