/**
 * A body of two bytes whose first one came, and whose end does not come by itself.
 * @param length what it says of itself; nothing where that is null
 */
export function slowBody(path: string, length: number | null = 2) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const isFile = path.startsWith("/api/rfqs/files");
  void writer.write(new TextEncoder().encode("{")).catch(() => undefined);
  return {
    init: {
      method: "POST",
      headers: {
        "Content-Type": isFile ? "application/pdf" : "application/json",
        "Sec-Fetch-Site": "same-origin",
        ...(length === null ? {} : { "Content-Length": String(length) }),
      },
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
