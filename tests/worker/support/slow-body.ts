/** A body whose first bytes came, and whose end does not come by itself. */
export function slowBody(path: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const isFile = path.startsWith("/api/rfqs/files");
  void writer.write(new TextEncoder().encode("{")).catch(() => undefined);
  return {
    init: {
      method: "POST",
      headers: { "Content-Type": isFile ? "application/pdf" : "application/json", "Sec-Fetch-Site": "same-origin" },
      body: readable,
    } satisfies RequestInit,
    end: () =>
      void writer
        .write(new TextEncoder().encode("}"))
        .then(() => writer.close())
        .catch(() => undefined),
    breakOff: () => void writer.abort(new Error("the network is gone")).catch(() => undefined),
  };
}
