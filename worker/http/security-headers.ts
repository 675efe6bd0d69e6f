import type { MiddlewareHandler } from "hono";

/** Headers of every answer, static files included: the build writes the same into `_headers` (security 20). */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()",
} as const;

/** Where browsers tell what the policy refused (worker/http/policy-reports.ts). */
export const POLICY_REPORTS = "/api/policy-reports";

/**
 * The content security policy of a page.
 * @param hashes of the inline scripts that hand over the router's state (inline-scripts.ts); no other one runs
 */
export function contentSecurityPolicy(hashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(" ")}`,
    // Radix writes positions of menus into elements on the server, and a dialog that holds the page still writes a style sheet
    // of its own whose width of the scroll bar nobody knows before: no hash names it, and kept pages have no nonces.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A voice message is heard before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Not report-to: Firefox and Safari know this one alone, and every browser takes it.
    `report-uri ${POLICY_REPORTS}`,
  ].join("; ");
}

/** Sets the headers on what the Worker answers; a page that set its own policies keeps them. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 101) return;
    const headers = new Headers(c.res.headers);
    const referrers = headers.get("Referrer-Policy");
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    if (referrers) headers.set("Referrer-Policy", referrers);
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", contentSecurityPolicy());
    c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers });
  };
}
