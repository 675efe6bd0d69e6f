import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { uploadAvatar, uploadDocument } from "#src/lib/upload/upload.ts";

/** Stands in for the network: what was sent is kept, the test answers. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = "";
  sent: unknown[] = [];
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(...parameters: unknown[]) {
    this.sent.push(...parameters);
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const blob = new Blob(["x"], { type: "image/webp" });

async function failureOf(call: Promise<unknown>) {
  return toCallFailure(
    await call.then(
      () => expect.fail("it was expected to fail"),
      (error: unknown) => error,
    ),
  );
}

it("sends the bytes and answers with the new path", async () => {
  const shares: number[] = [];
  const upload = uploadAvatar(blob, { onProgress: (share) => shares.push(share) });
  FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  FakeRequest.last.answer(200, '{"avatarPath":"/files/avatars/a.webp"}');
  expect(await upload).toEqual({ avatarPath: "/files/avatars/a.webp" });
  expect(FakeRequest.last.sent).toEqual(["POST", "/api/avatar", blob]);
  expect(shares).toEqual([0.25]);
});

it("fails like every other call", async () => {
  const upload = uploadAvatar(blob);
  const issues = [{ path: "avatar", code: "not_a_picture" }];
  const data = { appCode: "BAD_INPUT", requestId: "r1", issues };
  FakeRequest.last.answer(400, JSON.stringify({ error: { message: "BAD_INPUT", code: -32600, data } }));
  expect(await failureOf(upload)).toEqual({ code: "BAD_INPUT", issues, requestId: "r1", retryAfter: 0 });
});

it.each(["onerror", "ontimeout"] as const)("reads %s as unreachable", async (event) => {
  const upload = uploadAvatar(blob);
  FakeRequest.last[event]?.();
  expect((await failureOf(upload)).code).toBe("UNAVAILABLE");
});

it.each([
  [502, "<html>bad gateway</html>"],
  [200, "[]"],
  [200, ""],
])("reads an answer that is not ours as unreachable: %i %s", async (status, body) => {
  const upload = uploadAvatar(blob);
  FakeRequest.last.answer(status, body);
  expect((await failureOf(upload)).code).toBe("UNAVAILABLE");
});

it("ends with the signal's reason when aborted, before or on the way", async () => {
  const controller = new AbortController();
  const upload = uploadAvatar(blob, { signal: controller.signal });
  controller.abort(new Error("changed my mind"));
  await expect(upload).rejects.toThrow("changed my mind");
  await expect(uploadAvatar(blob, { signal: controller.signal })).rejects.toThrow("changed my mind");
});

it("sends a company's file with what is said of it", async () => {
  const facts = { item: "trade_licence", name: "رخصة 2026.pdf" };
  const upload = uploadDocument(blob, { ...facts, validUntil: "2028-05-31" });
  FakeRequest.last.answer(200, '{"id":"doc_1","name":"x"}');
  expect(await upload).toEqual({ id: "doc_1" });
  const [, address] = FakeRequest.last.sent;
  const query = new URL(String(address), "http://mawrid.test").searchParams;
  expect(Object.fromEntries(query)).toEqual({ ...facts, validUntil: "2028-05-31" });
  void uploadDocument(blob, { ...facts, validUntil: "" }).catch(() => undefined);
  expect(FakeRequest.last.sent[1]).not.toContain("validUntil");
});
