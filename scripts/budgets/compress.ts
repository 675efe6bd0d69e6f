import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSIBLE = /text|javascript|json|svg|xml|manifest/;

/** Brotli as Cloudflare's edge does it: level 4 for pages made on the way, 9 for static files. Fonts and pictures stay as they are. */
export function compress(body: Buffer, contentType: string, path: string): { body: Buffer; encoding?: "br" } {
  if (body.length === 0 || !COMPRESSIBLE.test(contentType)) return { body };
  const quality = path.startsWith("/assets/") ? 9 : 4;
  return { body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), encoding: "br" };
}
