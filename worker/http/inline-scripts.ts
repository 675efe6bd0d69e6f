import { encodeBase64 } from "hono/utils/encode";

/**
 * Allows the inline scripts of a page that carry a mark, by what they hold: the page may then be given to others, which one
 * with a nonce may not. The mark is random and known to nobody outside, so a script that somebody slipped into the page is
 * none of them (security 20).
 * @param mark the `nonce` with which the page was drawn; it is taken off
 * @returns the page without marks, and the sources of its policy: `'sha256-…'`
 */
export async function allowMarked(html: string, mark: string): Promise<{ html: string; hashes: string[] }> {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    // The router marks other tags too.
    if (!html.startsWith("<script", html.lastIndexOf("<", at))) continue;
    const start = html.indexOf(">", at) + 1;
    const script = html.slice(start, html.indexOf("</script", start));
    if (script !== "") scripts.push(script);
  }
  const hashes = await Promise.all([...new Set(scripts)].map(hashOf));
  // The router tells its own in the browser the nonce, which there is none of.
  return { html: html.replace(`<meta property="csp-nonce" content="${mark}"/>`, "").replaceAll(attribute, ""), hashes };
}

/** As a policy names a script (CSP 3, 2.3.1). */
async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${encodeBase64(digest)}'`;
}
