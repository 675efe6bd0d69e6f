import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PRODUCT_PICTURE_BYTES } from "#domain/catalogue/manage-products.ts";
import { MAX_AVATAR_BYTES } from "#domain/identity/avatar.ts";
import { MAX_MESSAGE_FILE_BYTES } from "#domain/messaging/message-files.ts";
import { MAX_ORDER_DOCUMENT_BYTES } from "#domain/orders/order-documents.ts";
import { MAX_GUEST_FILE_BYTES, MAX_RFQ_FILE_BYTES } from "#domain/rfq/rfq-files.ts";
import { MAX_DOCUMENT_BYTES } from "#domain/suppliers/document-limits.ts";
import { runsOr, SEED } from "./fuzz-inputs.ts";
import { codeOf, shapeFaults } from "./http-answer.ts";
import { type Answer, HttpSite } from "./http-site.ts";
import { hostileFiles, mutatedFiles, type SentFile, TOO_LARGE } from "./mutated-files.ts";
import { closeWorlds, openWorld, type World } from "./world.ts";

const RUNS = runsOr(4);
/** Of the Worker's processor for one file, with all that a request takes; reading it alone: tests/security/hostile.test.ts. */
const MOST_MS = 1_200;
/** What a file may be served as. */
const SERVED =
  /^(image\/(png|jpeg|gif|webp)|application\/pdf|text\/csv|audio\/(webm|ogg|mp4)|application\/vnd\.openxmlformats-officedocument\.[\w.]+)(;|$)/;

interface Upload {
  who: string | null;
  most: number;
  /** Where it is sent; names of the played site are read by SQL. */
  path: (nameOf: (query: string) => Promise<string>) => Promise<string>;
  /** What a file that was taken left in the way of the next. */
  undo?: readonly string[];
  /** None of these is as long as it says. */
  takesNone?: true;
  /** Where who sent it reads it again. */
  read?: (answer: Record<string, string>) => string;
}

const TALK = "select id from conversations where buyer_id = 'usr_demo_buyer' and supplier_id = 'sup_demo_1' limit 1";
const message = (kind: keyof typeof MAX_MESSAGE_FILE_BYTES, name: string, more = ""): Upload => ({
  who: "buyer",
  most: MAX_MESSAGE_FILE_BYTES[kind],
  path: async (nameOf) => `/api/messages/files?conversation=${await nameOf(TALK)}&kind=${kind}&name=${name}${more}`,
  read: ({ id }) => `/files/private/messages/${id}`,
});

/** Every path that takes a file (worker/http/uploads.ts). */
const UPLOADS: Record<string, Upload> = {
  "a picture of oneself": {
    ...{ who: "buyer", most: MAX_AVATAR_BYTES, path: async () => "/api/avatar" },
    read: ({ avatarPath }) => avatarPath ?? "",
  },
  "a company's document": {
    ...{ who: "sup_demo_pending", most: MAX_DOCUMENT_BYTES },
    path: async () => "/api/company/documents?item=trade_licence&name=licence.pdf",
    read: ({ id }) => `/files/private/documents/${id}`,
  },
  "a claim's licence": {
    ...{ who: "buyer3", most: MAX_DOCUMENT_BYTES },
    path: async (nameOf) =>
      `/api/claims?company=${await nameOf("select slug from suppliers where owner_id is null and id not in (select supplier_id from company_claims) limit 1")}&name=a.pdf&note=`,
    undo: ["delete from company_claim_events", "delete from company_claims"],
  },
  "a product's picture": {
    ...{ who: "sup_demo_1", most: MAX_PRODUCT_PICTURE_BYTES, path: async () => "/api/products/pictures" },
    read: ({ path }) => path ?? "",
  },
  "a product's picture with smaller ones": {
    ...{ who: "sup_demo_1", most: MAX_PRODUCT_PICTURE_BYTES, path: async () => "/api/products/pictures?smaller=40,20" },
    takesNone: true,
  },
  "a request's file": {
    ...{ who: "buyer", most: MAX_RFQ_FILE_BYTES, path: async () => "/api/rfqs/files?name=list.pdf" },
    read: ({ id }) => `/files/private/rfqs/${id}`,
  },
  "a guest's file": { who: null, most: MAX_GUEST_FILE_BYTES, path: async () => "/api/rfqs/files?name=list.pdf" },
  "an order's document": {
    ...{ who: "sup_demo_1", most: MAX_ORDER_DOCUMENT_BYTES },
    path: async (nameOf) =>
      `/api/orders/documents?order=${await nameOf("select reference from orders where supplier_id = 'sup_demo_1' and status in ('confirmed', 'in_production', 'ready', 'shipped', 'delivered', 'disputed') limit 1")}&kind=transport&name=bill.pdf`,
    read: ({ id }) => `/files/private/orders/${id}`,
  },
  "a message's picture": message("picture", "a.png"),
  "a message's document": message("document", "a.xlsx"),
  "a message's table": message("document", "a.csv"),
  "a message's recording": message("voice", "voice", "&durationMs=1000"),
};

let site: HttpSite;
const told: string[] = [];
beforeAll(async () => {
  await openWorld();
  site = await HttpSite.start(false);
}, 240_000);
afterAll(async () => {
  await site.close();
  await closeWorlds();
  console.log(`uploads: seed ${SEED}\n${told.join("\n")}`);
});

describe(`every upload with ${RUNS} mutated files and what is hostile, seed ${SEED}`, () => {
  for (const [what, upload] of Object.entries(UPLOADS)) {
    it(
      what,
      async () => {
        const world = await openWorld();
        site.turnTo(world);
        const send = await senderOf(world, upload);
        const codes: Record<string, number> = {};
        const wrong: string[] = [];
        let slowest = { ms: 0, name: "" };
        for (const file of [...hostileFiles(upload.most), ...mutatedFiles(SEED, RUNS)]) {
          const answer = await send(file);
          const code = codeOf(answer);
          if (code === "ok") for (const statement of upload.undo ?? []) await world.db.run(sql.raw(statement));
          codes[code] = (codes[code] ?? 0) + 1;
          if (answer.ms > slowest.ms) slowest = { ms: answer.ms, name: file.name };
          if (file.name === TOO_LARGE) expect(code).toBe("TOO_LARGE");
          for (const fault of await faultsOf(upload, world, answer, code)) wrong.push(`${file.name}: ${fault}`);
        }
        told.push(`  ${what}: ${JSON.stringify(codes)}, slowest ${slowest.ms} ms (${slowest.name})`);
        expect(wrong).toEqual([]);
        if (!upload.takesNone) expect(codes.ok, "nothing was taken").toBeGreaterThan(0);
        expect(codes.BAD_INPUT, "nothing was refused").toBeGreaterThan(0);
      },
      120_000 + RUNS * 1_000,
    );
  }
});

async function senderOf({ db, stage }: World, { who, path }: Upload) {
  const viewer = who === null ? null : stage.viewerOf(who as "buyer");
  const nameOf = async (query: string) => {
    const [row] = await db.all<{ name: string }>(sql.raw(`with found(name) as (${query}) select name from found`));
    return row?.name ?? expect.fail(`nothing is there: ${query}`);
  };
  const to = await path(nameOf);
  return ({ bytes }: SentFile) => site.send(viewer, to, bytes);
}

async function faultsOf(upload: Upload, { stage }: World, answer: Answer, code: string): Promise<string[]> {
  const faults = answer.ms > MOST_MS ? [`${answer.ms} ms`] : [];
  if (code === "UNEXPECTED" || code === "UNAVAILABLE") faults.push(code);
  faults.push(...shapeFaults(answer, code, false));
  if (code !== "ok" || !upload.read) return faults;
  const viewer = upload.who === null ? null : stage.viewerOf(upload.who as "buyer");
  const { status, headers } = await site.send(viewer, upload.read(JSON.parse(answer.text)));
  if (status !== 200) faults.push(`is read ${status}`);
  if (!SERVED.test(headers.get("content-type") ?? "")) faults.push(`is served as ${headers.get("content-type")}`);
  if (!headers.get("content-security-policy")?.startsWith("sandbox")) faults.push("is served without a sandbox");
  if (headers.get("x-content-type-options") !== "nosniff") faults.push("may be sniffed");
  return faults;
}
