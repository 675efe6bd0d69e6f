import { afterEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { documentProblem, fetchDocument } from "#src/features/rfq/tracked/tracked-documents.tsx";

const link = { reference: "RFQ-2026-AAAAAA", key: "K".repeat(43) };
afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

it("asks for a document with the key in a header, not in its address", async () => {
  const fetched = answering(() => new Response("%PDF"));
  expect(await (await fetchDocument("doc_1", link)).text()).toBe("%PDF");
  expect(fetched).toHaveBeenCalledWith("/files/private/guest-orders/doc_1", {
    headers: { "X-Request": link.reference, "X-Request-Key": link.key },
    signal: expect.any(AbortSignal),
  });
});

it.each([
  [404, m.rfq_track_document_gone, m.rfq_track_document_gone_text],
  [429, m.forms_failed_rate_title, m.rfq_track_document_rate],
  [503, m.forms_failed_connection_title, m.forms_failed_again],
])("says why it did not come: %i", async (status, title, text) => {
  answering(() => new Response(null, { status }));
  const problem = await fetchDocument("doc_1", link).then(() => expect.fail("it came"), documentProblem);
  expect(problem).toEqual({ title: title(), text: text() });
});

it("takes a line that broke off for the line", () => {
  expect(documentProblem(new TypeError("Failed to fetch")).title).toBe(m.forms_failed_connection_title());
});
