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

/**
 * The content security policy of a page.
 * @param hashes of the inline scripts that hand over the router's state (inline-scripts.ts); no other one runs
 */
export function contentSecurityPolicy(hashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(" ")}`,
    // Radix sets inline styles on elements (positions of menus and dialogs).
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
