import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import type { Profile } from "#src/features/company/profile/profile-values.ts";
import { useIdentityForm } from "#src/features/company/profile/use-identity-form.ts";
import { useTextsForm } from "#src/features/company/profile/use-texts-form.ts";
import { AskDialog } from "#src/features/inbox/ask-dialog.tsx";
import { DeclineDialog } from "#src/features/inbox/decline-dialog.tsx";
import { RejectDialog } from "#src/features/quotes/reject-dialog.tsx";
import { WithdrawDialog } from "#src/features/quotes/withdraw-dialog.tsx";
import { CancelDialog } from "#src/features/rfq/own/cancel-dialog.tsx";
import { ExtendDialog } from "#src/features/rfq/own/extend-dialog.tsx";
import { runHook } from "../support/run-hook.ts";

type Send = (values: object, key: string, signal: AbortSignal) => Promise<unknown>;

const world = vi.hoisted(() => ({
  send: undefined as Send | undefined,
  mutate: async (): Promise<unknown> => undefined,
  now: {} as object,
}));

// The dialogs are asked for their call alone: it is made of what the form hands over.
vi.mock("#src/ui/fields/use-sending-form.ts", () => ({
  useSendingForm: (setup: { send: Send }) => {
    world.send = setup.send;
    return { field: () => ({}), form: { watch: () => "", getValues: () => ({}) } };
  },
}));
vi.mock("#src/lib/calls/public-company-pages.ts", () => ({ usePublicCompanyPages: () => async () => undefined }));
vi.mock("#src/lib/calls/trpc.ts", () => {
  const write = { mutate: () => world.mutate() };
  const read = { query: async () => world.now };
  const client = {
    rfqs: { cancel: write, extend: write, one: read },
    inbox: { ask: write, decline: write, one: read },
    quotes: { withdraw: write, reject: write, thread: read },
    company: { saveTexts: write, saveIdentity: write, profile: read },
  };
  const invalidate = () => undefined;
  const cache = { mine: { invalidate }, one: { invalidate }, invalidate };
  return { api: { useUtils: () => ({ client, rfqs: cache, inbox: cache, quotes: cache, company: cache }) } };
});

const noAnswer = new TRPCClientError("fetch failed");
const conflict = new TRPCClientError("CONFLICT", { result: { error: { data: { appCode: "CONFLICT" } } } as never });

const request = { reference: "RFQ-2026-AAAAAA", version: 3 };
const question = "Which colour?";
const invitation = { id: "inv_1", version: 2, reasons: ["terms"], request: { lines: [] } };
const quote = { id: "quo_1", version: 4, status: "sent" };
const none = { specialization: "", city: "", description: "" };
const company = {
  ...{ status: "pending", editMode: "at_once", version: 3, names: { ar: "الساحل", en: null, fr: null } },
  ...{ texts: { ar: none, en: none, fr: none }, businessType: "trading", country: "AE", licenceNumber: null },
  ...{ website: null, yearEstablished: null, employeeCount: null, revision: null },
} as unknown as Profile;
const edited = { ...company, yearEstablished: 1998, country: "SA" };
const texts = { description_fr: "", website: null, yearEstablished: 1998 };
const identity = { name_ar: "الساحل", name_en: null, country: "SA" };
const frame = { open: true, onOpenChange: () => undefined, onClose: () => undefined };

/** Each dialog, what the platform shows once its move was made, and what it shows when somebody else was faster. */
const DIALOGS: [string, () => unknown, object, object, object?][] = [
  ["cancel", () => CancelDialog({ request, ...frame } as never), { status: "cancelled" }, { status: "awarded" }],
  ["extend", () => ExtendDialog({ request, ...frame } as never), { extendedAt: 1 }, { extendedAt: null, version: 4 }],
  ["ask", () => AskDialog({ invitation, ...frame } as never), { questions: [{ question }] }, { questions: [{}] }],
  ["decline", () => DeclineDialog({ invitation, ...frame } as never), { status: "declined" }, { status: "expired" }],
  ["reject", () => RejectDialog({ quote, ...frame } as never), ended("rejected"), ended("withdrawn")],
  ["withdraw", () => WithdrawDialog({ quote, ...frame } as never), ended("withdrawn"), ended("countered")],
  ["company texts", () => useTextsForm(company), edited, company, texts],
  ["company identity", () => useIdentityForm(company), edited, company, identity],
];

function ended(status: string) {
  return { quote: { status } };
}

async function tries(draw: () => unknown, now: object, values: object): Promise<unknown> {
  world.now = now;
  runHook(draw);
  const answers = [noAnswer, conflict];
  world.mutate = async () => {
    throw answers.shift();
  };
  const send = () => world.send?.(values, "key", new AbortController().signal).catch((error: unknown) => error);
  await send();
  return send();
}

it.each(DIALOGS)(
  "%s counts as done when only its answer was lost",
  async (_, draw, made, other, values = { question }) => {
    expect(await tries(draw, other, values)).toBe(conflict);
    expect([undefined, "saved"]).toContain(await tries(draw, made, values));
  },
);
