import { TRPCClientError } from "@trpc/client";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { SendRequest } from "#src/features/rfq/form/send-request.tsx";
import { useRequestFiles } from "#src/features/rfq/form/use-request-files.ts";
import { type RequestForm, useRequestForm } from "#src/features/rfq/form/use-request-form.ts";
import type { Upload } from "#src/lib/upload/upload-queue.ts";
import { runHook } from "../../support/run-hook.ts";

const world = vi.hoisted(() => ({ refusal: {} }));
vi.mock("#src/features/rfq/use-account-sender.ts", () => ({ useAccountSender: () => {} }));
vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: null, isKnown: false }) }));
vi.mock("#src/lib/calls/trpc.ts", () => {
  const refusal = () => TRPCClientError.from({ error: { code: -32600, message: "", data: world.refusal } } as never);
  const submit = { mutate: () => Promise.reject(refusal()) };
  return { api: { useUtils: () => ({ client: { rfq: { submit } }, rfqs: {} }) } };
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("HTMLElement", class {});
});
afterEach(() => vi.unstubAllGlobals());

function upload(name: string, state: Upload<null>["state"]): Upload<null> {
  return { key: name, file: new File([], name), about: null, state, share: 0 };
}

function sendingWith(...uploads: Upload<null>[]): string {
  const files = { uploads, missing: { beyond: [], gone: [] } };
  return renderToString(createElement(SendRequest, { files, problem: undefined, isSending: false }));
}

const isHeld = (markup: string) => /<button[^>]* (?:disabled=""|aria-disabled="true")/.test(markup);

it("no request leaves while a file is on its way or did not arrive", () => {
  const travelling = sendingWith(upload("plan.pdf", "sending"), upload("list.pdf", "waiting"));
  expect(isHeld(travelling)).toBe(true);
  expect(travelling).toContain(m.rfqs_form_files_travelling({ count: 2, number: "2" }));
  const failed = sendingWith(upload("broken.pdf", "failed"));
  expect(isHeld(failed)).toBe(true);
  expect(failed).toContain("broken.pdf");
  expect(isHeld(sendingWith())).toBe(false);
});

it("files that the platform has swept are forgotten, other refusals leave them", async () => {
  const refusedWith = async (refusal: object) => {
    world.refusal = refusal;
    kept.set("draft:request::files", JSON.stringify({ fil_1: "plan.pdf" }));
    const onFilesGone = () => runHook(() => useRequestFiles("request:")).forget();
    const sending: RequestForm = runHook(() =>
      useRequestForm("request:", { supplierId: undefined, onSent: async () => {}, onFilesGone }),
    );
    const { form, submit } = sending;
    form.setValue("companyName", "Sahel Trading");
    form.setValue("contactName", "Purchasing");
    form.setValue("email", "buyer@sahel.test");
    form.setValue("phone", "+971 50 123 4567");
    form.setValue("productCategory", "food-products");
    form.setValue("productDescription", "Khalas dates of this harvest");
    form.setValue("lines.0.description", "Khalas dates");
    form.setValue("lines.0.quantity", "500");
    await submit();
    return kept.has("draft:request::files");
  };
  expect(await refusedWith({ appCode: "NOT_FOUND" })).toBe(true);
  expect(await refusedWith({ appCode: "BAD_INPUT", issues: [{ path: "files", code: "gone" }] })).toBe(false);
});
