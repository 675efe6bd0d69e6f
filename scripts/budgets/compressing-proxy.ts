import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSIBLE = /text|javascript|json|svg|xml|manifest/;

/** What was sent for one address: its kind and its size after compression, in bytes. */
export interface Transfer {
  path: string;
  contentType: string;
  bytes: number;
}

export interface CompressingProxy {
  origin: string;
  /** Everything sent since the last call. */
  takeTransfers(): Transfer[];
  close(): void;
}

/**
 * Stands before the local Worker and compresses as Cloudflare's edge does, which `wrangler dev` does not.
 * @param port of the Worker on this machine
 */
export async function startCompressingProxy(port: number): Promise<CompressingProxy> {
  let transfers: Transfer[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    forward(port, incoming, outgoing, (transfer) => transfers.push(transfer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an AddressInfo.
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${ownPort}`,
    takeTransfers() {
      const taken = transfers;
      transfers = [];
      return taken;
    },
    close: () => server.close(),
  };
}

function forward(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  note: (transfer: Transfer) => void,
): void {
  const path = incoming.url ?? "/";
  const headers = { ...incoming.headers, "accept-encoding": "identity" };
  const upstream = request({ host: "127.0.0.1", port, path, method: incoming.method, headers }, async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const contentType = answer.headers["content-type"] ?? "";
    const { body, encoding } = compress(Buffer.concat(chunks), contentType, path);
    note({ path, contentType, bytes: body.length });
    const {
      "transfer-encoding": _chunked,
      "content-length": _length,
      "content-encoding": _encoding,
      ...kept
    } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...kept,
      "content-length": body.length,
      ...(encoding ? { "content-encoding": encoding } : {}),
    });
    outgoing.end(body);
  });
  upstream.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(upstream);
}

/** Brotli as Cloudflare's edge does it: level 4 for pages made on the way, 9 for static files. Fonts and pictures stay as they are. */
export function compress(body: Buffer, contentType: string, path: string): { body: Buffer; encoding?: "br" } {
  if (body.length === 0 || !COMPRESSIBLE.test(contentType)) return { body };
  const quality = path.startsWith("/assets/") ? 9 : 4;
  return { body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), encoding: "br" };
}
