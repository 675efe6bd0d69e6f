import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import type { Profile } from "#src/features/company/profile/profile-values.ts";
import { hiddenRefusal, identityValues, textValues } from "#src/features/company/profile/profile-values.ts";
import { changedParts } from "#src/features/company/profile/revision-notice.tsx";
import { useTextsForm } from "#src/features/company/profile/use-texts-form.ts";
import { useAnswerForm } from "#src/features/company/use-answer-form.ts";

interface Setup {
  send: (values: object, key: string, signal: AbortSignal) => Promise<unknown>;
  onSent: (result: unknown, values: object) => Promise<void>;
}

const world = vi.hoisted(() => ({
  setup: undefined as unknown as Setup,
  typed: {} as object,
  kept: undefined as object | undefined,
  read: [] as string[],
}));

// The forms are asked for what they do with what was sent.
vi.mock("#src/ui/fields/use-sending-form.ts", () => ({
  useSendingForm: (setup: Setup) => {
    world.setup = setup;
    const reset = (values: object) => {
      world.kept = values;
    };
    return { field: () => ({}), form: { reset, getValues: () => world.typed, setFocus: () => undefined } };
  },
}));
vi.mock("#src/lib/calls/public-company-pages.ts", () => ({ usePublicCompanyPages: () => async () => undefined }));
vi.mock("#src/lib/drafts/session-draft.ts", () => ({ dropDraft: () => undefined }));
vi.mock("#src/ui/overlay/toaster.tsx", () => ({ showToast: async () => undefined }));
vi.mock("#src/lib/calls/trpc.ts", () => {
  const again = (name: string) => ({ invalidate: async () => void world.read.push(name) });
  const company = { ...again("company"), mine: again("mine"), profile: { getData: () => profile } };
  const write = { mutate: async () => ({}) };
  const client = { company: { saveTexts: write, answerItem: write, profile: { query: async () => profile } } };
  return { api: { useUtils: () => ({ client, company }) } };
});

const none = { specialization: "", city: "", description: "" };
const profile = {
  status: "approved",
  editMode: "staged",
  version: 3,
  names: { ar: "شركة الساحل", en: null, fr: null },
  texts: { ar: none, en: none, fr: none },
  ...{ businessType: "trading", country: "AE", licenceNumber: null, website: null, yearEstablished: null },
  employeeCount: null,
  revision: null,
} as unknown as Profile;
const signal = new AbortController().signal;

function run(hook: () => unknown): void {
  renderToString(
    createElement(() => {
      hook();
      return null;
    }),
  );
}

it("reads all of the company again after an answer, as its version moved on", async () => {
  run(() => useAnswerForm({ item: "markets", onSaved: () => undefined } as never));
  await world.setup.onSent({}, {});
  expect(world.read).toEqual(["company"]);
});

it("keeps the saved texts in the form although the company could not be read again", async () => {
  run(() => useTextsForm(profile));
  world.typed = { ...textValues(profile), description_fr: "Papier" };
  await world.setup.send({ description_fr: "Papier" }, "key", signal);
  await world.setup.onSent({ version: 4 }, {});
  expect(world.kept).toMatchObject({ description_fr: "Papier" });
});

it.each([
  [["description_en", "specialization_fr"], "ar", { locale: "en", name: "description_en" }],
  [["city_fr", "description_fr"], "ar", { locale: "fr", name: "description_fr" }],
  [["city_en", "city_ar"], "ar", undefined],
  [["website"], "ar", undefined],
] as const)("of the refused %j it leads from %s to %j", (fields, shown, led) => {
  expect(hiddenRefusal(fields, shown)).toEqual(led);
});

it("names what a change would make another, as the form calls it", () => {
  const content = {
    names: { ...profile.names, en: "Sahel" },
    businessType: "trading",
    country: "SA",
    licenceNumber: null,
  };
  const staged = { ...profile, revision: { status: "pending", content } } as unknown as Profile;
  expect(changedParts(staged)).toEqual([
    m.company_profile_name_in({ language: "الإنجليزية" }),
    m.company_address_country(),
  ]);
  expect(changedParts(profile)).toEqual([]);
});

it("offers a declined change to be edited and sent again", () => {
  const content = {
    names: { ...profile.names, en: "Sahel" },
    businessType: "trading",
    country: "SA",
    licenceNumber: null,
  };
  const offered = (status: string, editMode = "staged") =>
    identityValues({ ...profile, editMode, revision: { status, content } } as unknown as Profile);
  expect(offered("pending")).toMatchObject({ name_en: "Sahel", country: "SA" });
  expect(offered("declined")).toMatchObject({ name_en: "Sahel", country: "SA" });
  expect(offered("declined", "at_once")).toMatchObject({ name_en: "", country: "AE" });
  expect(offered("withdrawn")).toMatchObject({ name_en: "", country: "AE" });
  expect(offered("applied")).toMatchObject({ name_en: "", country: "AE" });
});
