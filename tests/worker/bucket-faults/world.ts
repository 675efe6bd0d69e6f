import { env } from "cloudflare:workers";
import { smallerPath } from "#domain/catalogue/picture-path.ts";
import type { Database } from "#drizzle/client.ts";
import { FILE_KINDS, type FileKind } from "#worker/platform/files/kinds.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { namedFiles } from "../../../scripts/copies/named-files.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { startConversation } from "../messaging/conversation.ts";
import { orderIn } from "../orders/orders.ts";
import { claiming } from "../pictures/made-pictures.ts";
import { sample } from "../pictures/samples.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { pdf } from "../suppliers/pdf.ts";
import { type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { siteOver } from "../support/site.ts";
import { faultyBucket } from "./faults.ts";

const NAMES = ["buyer A", "pending", "approved A", "admin"] as const satisfies ActorName[];
const LATER_MS = 30 * 24 * 3_600_000;

export type World = Awaited<ReturnType<typeof newWorld>>;

/** An upload of the API: who sends it and where. */
export interface Upload {
  who: (typeof NAMES)[number] | null;
  kind: FileKind;
  path: (world: World) => string;
  bytes: () => Uint8Array<ArrayBuffer>;
  /** How many files it puts, where they are more than one. */
  puts?: number;
  /** Where it is read again by who sent it; none where only others may. */
  read?: (answer: Answered) => string;
}
/** What an upload answers, of each kind a part. */
export interface Answered {
  id?: string;
  path?: string;
  avatarPath?: string;
}

const withSmaller = () => Uint8Array.from([...claiming("webp", 400, 200), ...claiming("webp", 160, 80)]);

/** Every path that takes a file. */
export const UPLOADS: Record<string, Upload> = {
  "a picture of oneself": {
    ...{ who: "buyer A", kind: "avatar", path: () => "/api/avatar", bytes: () => sample("png") },
    read: ({ avatarPath }) => avatarPath ?? "",
  },
  "a company's document": {
    ...{ who: "pending", kind: "company", bytes: pdf },
    path: () => "/api/company/documents?item=trade_licence&name=licence.pdf",
    read: ({ id }) => `/files/private/documents/${id}`,
  },
  "a claim's licence": {
    ...{ who: "buyer A", kind: "company", bytes: pdf },
    path: ({ listed }) => `/api/claims?company=${listed}&name=licence.pdf&note=`,
  },
  "a product's picture": {
    ...{ who: "approved A", kind: "product", path: () => "/api/products/pictures", bytes: () => sample("webp") },
    read: ({ path }) => path ?? "",
  },
  "a product's picture with a smaller one": {
    ...{ who: "approved A", kind: "product", bytes: withSmaller, puts: 2 },
    path: () => `/api/products/pictures?smaller=${claiming("webp", 160, 80).length}`,
    read: ({ path }) => smallerPath(path ?? "", 160),
  },
  "a request's file": {
    ...{ who: "buyer A", kind: "rfq", path: () => "/api/rfqs/files?name=list.pdf", bytes: pdf },
    read: ({ id }) => `/files/private/rfqs/${id}`,
  },
  "a guest's file": { who: null, kind: "rfq", path: () => "/api/rfqs/files?name=list.pdf", bytes: pdf },
  "an order's document": {
    ...{ who: "approved A", kind: "order", bytes: pdf },
    path: ({ order }) => `/api/orders/documents?order=${order}&kind=transport&name=bill.pdf`,
    read: ({ id }) => `/files/private/orders/${id}`,
  },
  "a message's file": {
    ...{ who: "buyer A", kind: "message", bytes: pdf },
    path: ({ conversation }) => `/api/messages/files?conversation=${conversation}&kind=document&name=offer.pdf`,
    read: ({ id }) => `/files/private/messages/${id}`,
  },
};

/** An empty bucket and a site with somebody for each upload. */
export async function newWorld() {
  await emptyBucket();
  const url = await freshDatabaseUrl();
  const db = databaseAt(url);
  const faulty = faultyBucket();
  const site = siteOver(url, { bucket: faulty.bucket });
  const actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"]);
  const { slug: listed } = await callerAs(db, actors.admin).admin.listCompany(forms.listedCompany());
  const { reference: order } = await orderIn(db, actors["buyer A"], actors["approved A"], "shipped");
  const conversation = await startConversation(db, actors["buyer A"], actors["approved A"]);
  return { db, site, faulty, actors, listed, order, conversation };
}

const cookieOf = (actor: Actor | null): Record<string, string> => (actor ? { Cookie: actor.cookie } : {});
const actorOf = ({ actors }: World, { who }: Upload) => who && actors[who];

export function upload(world: World, one: Upload): Promise<Response> {
  const headers = { "Sec-Fetch-Site": "same-origin", ...cookieOf(actorOf(world, one)) };
  return world.site(one.path(world), { method: "POST", headers, body: one.bytes() });
}

export const read = (world: World, one: Upload, path: string): Promise<Response> =>
  world.site(path, { headers: cookieOf(actorOf(world, one)) });

export async function storedKeys(): Promise<string[]> {
  return (await env.FILES.list()).objects.map(({ key }) => key).sort();
}

/** Rows that name a file which is not there. */
export async function missing(db: Database): Promise<string[]> {
  const stored = new Set(await storedKeys());
  return (await namedFiles(db)).filter((key) => !stored.has(key));
}

/** All sweeps, a month later. */
export async function sweepAll({ db }: World, bucket = env.FILES): Promise<void> {
  const later = { db, env: { ...env, FILES: bucket }, now: () => Date.now() + LATER_MS };
  for (const kind of Object.keys(FILE_KINDS) as FileKind[]) await sweepFiles(kind, later, "");
}

async function emptyBucket(): Promise<void> {
  const keys = await storedKeys();
  if (keys.length > 0) await env.FILES.delete(keys);
}
