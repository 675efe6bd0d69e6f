import type { Plugin } from "vite";
import { contentSecurityPolicy, SECURITY_HEADERS } from "../../worker/http/security-headers.ts";

const YEAR = "public, max-age=31536000, immutable";
const WEEK = "public, max-age=604800";

/**
 * Writes `_headers` into the client's build: static files do not pass the Worker, so their headers come from there, out
 * of the same constants (security 20). Names under /assets carry a hash of the content; those under /pictures do not.
 */
export function staticHeaders(): Plugin {
  return {
    name: "mawrid:static-headers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
    },
  };
}

/** The text of `_headers`: each header in one rule only, since values of several rules would be joined. */
export function headersFile(): string {
  const everywhere = { ...SECURITY_HEADERS, "Content-Security-Policy": contentSecurityPolicy() };
  return [
    rule("/*", everywhere),
    rule("/assets/*", { "Cache-Control": YEAR }),
    rule("/pictures/*", { "Cache-Control": WEEK }),
  ].join("\n");
}

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
}
