import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { MAX_PRODUCT_PICTURE_BYTES } from "#domain/catalogue/manage-products.ts";
import { MAX_AVATAR_BYTES } from "#domain/identity/avatar.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { MAX_MESSAGE_FILE_BYTES } from "#domain/messaging/message-files.ts";
import { MAX_ORDER_DOCUMENT_BYTES } from "#domain/orders/order-documents.ts";
import { MAX_GUEST_FILE_BYTES, MAX_RFQ_FILE_BYTES } from "#domain/rfq/rfq-files.ts";
import { MAX_DOCUMENT_BYTES } from "#domain/suppliers/document-limits.ts";
import { productImages, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { users } from "#drizzle/schema/identity.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { orderDocuments } from "#drizzle/schema/orders.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import type { PictureType } from "#worker/platform/pictures/picture.ts";

interface Kind {
  /** Where its files lie in the bucket. */
  prefix: string;
  /** How the part behind it may begin, for a random place; at random where none is told. */
  starts?: readonly string[];
  /** The most bytes of one upload; a guest's may be fewer. */
  maxBytes: number;
  maxGuestBytes?: number;
  /** So long an upload may be on its way to what names it, or pages may show what was just replaced. */
  keepMs: number;
  /** The minute of the hour, in UTC, in which it is swept. */
  sweptAt: number;
  /** Holds for a file that something names; `value` is one of the asked for, with `key`, `path` and `owner`. */
  isNamed: (asked: string) => SQL;
}

interface PrivateFile extends Kind {
  /** How the ids of its rows begin. */
  ids: "doc" | "fil";
  /** The rows of uploads that wait to be taken by something, and the column that says by what. */
  waiting?: { rows: typeof rfqFiles | typeof messageFiles; takenBy: SQLiteColumn };
}

interface PublicPicture extends Kind {
  /** 126 random bits, what else the name tells, and what the bytes are. */
  name: RegExp;
}

/** Stands for whoever uploads without an account; what makes a file theirs is that nobody else knows its id. */
export const GUEST_UPLOADER = "guest";

/** Nothing under these is public: who may read one is asked of the row that names it (security 15). */
const PRIVATE = {
  company: {
    prefix: "private/company/",
    starts: ["sup_"],
    ids: "doc",
    maxBytes: MAX_DOCUMENT_BYTES,
    keepMs: DAY_MS,
    sweptAt: 37,
    isNamed: () => namedBy(supplierDocuments.fileKey, companyClaims.fileKey),
  },
  rfq: {
    prefix: "private/rfqs/",
    starts: ["usr_", `${GUEST_UPLOADER}/`],
    ids: "fil",
    maxBytes: MAX_RFQ_FILE_BYTES,
    maxGuestBytes: MAX_GUEST_FILE_BYTES,
    keepMs: DAY_MS,
    sweptAt: 41,
    isNamed: () => namedBy(rfqFiles.fileKey),
    waiting: { rows: rfqFiles, takenBy: rfqFiles.rfqId },
  },
  order: {
    prefix: "private/orders/",
    starts: ["ord_"],
    ids: "doc",
    maxBytes: MAX_ORDER_DOCUMENT_BYTES,
    keepMs: DAY_MS,
    sweptAt: 43,
    isNamed: () => namedBy(orderDocuments.fileKey),
  },
  message: {
    prefix: "private/messages/",
    starts: ["cnv_"],
    ids: "fil",
    maxBytes: Math.max(...Object.values(MAX_MESSAGE_FILE_BYTES)),
    // Out of a phone without a network.
    keepMs: 2 * DAY_MS,
    sweptAt: 53,
    isNamed: () => namedBy(messageFiles.fileKey),
    waiting: { rows: messageFiles, takenBy: messageFiles.messageId },
  },
} satisfies Record<string, PrivateFile>;

/** Everything under these is public, by names that nobody guesses; their owner is noted in the bucket. */
const PUBLIC = {
  avatar: {
    prefix: "avatars/",
    maxBytes: MAX_AVATAR_BYTES,
    keepMs: DAY_MS,
    sweptAt: 17,
    name: /^[\w-]{21}\.(jpg|png|gif|webp)$/,
    isNamed: () => sql`exists (select 1 from ${users}
      where ${users.id} = value ->> 'owner' and ${users.avatarPath} = value ->> 'path')`,
  },
  logo: {
    prefix: "logos/",
    // Made from a document.
    maxBytes: MAX_DOCUMENT_BYTES,
    keepMs: DAY_MS,
    sweptAt: 27,
    name: /^[\w-]{21}\.(jpg|png|webp)$/,
    isNamed: () => sql`exists (select 1 from ${suppliers}
      where ${suppliers.id} = value ->> 'owner' and ${suppliers.logoPath} = value ->> 'path')`,
  },
  product: {
    prefix: "products/",
    maxBytes: MAX_PRODUCT_PICTURE_BYTES,
    // A form may stay open for days before it is saved.
    keepMs: 7 * DAY_MS,
    sweptAt: 47,
    name: /^([\w-]{21}\.\d{1,4}x\d{1,4})\.([\w-]{22})\.(jpg|png|gif|webp)$/,
    isNamed: (asked: string) => sql`value ->> 'path' in (${shownPictures(asked)})`,
  },
} satisfies Record<string, PublicPicture>;

export type PrivateKind = keyof typeof PRIVATE;
export type PublicKind = keyof typeof PUBLIC;
export type FileKind = PrivateKind | PublicKind;

/** Every kind of file in the bucket: where it lies, how large it may be, how long without a name, and what names it. */
export const FILE_KINDS: Record<PrivateKind, PrivateFile> & Record<PublicKind, PublicPicture> = {
  ...PRIVATE,
  ...PUBLIC,
};

/** The most bytes that an upload of a kind may have, of an account or of a guest. */
export function mostBytes(kind: FileKind, isGuest: boolean): number {
  const { maxBytes, maxGuestBytes = maxBytes } = FILE_KINDS[kind];
  return isGuest ? maxGuestBytes : maxBytes;
}

const EXTENSIONS: Record<PictureType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
};

/** What the name of a picture ends with; null for a type that is no picture's. */
export function extensionOf(type: string): string | null {
  return Object.entries(EXTENSIONS).find(([known]) => known === type)?.[1] ?? null;
}

/** The public path of a key, whatever its kind. */
export function publicPath(key: string): string {
  return `/files/${key}`;
}

/** The bucket's key of a public picture's name; null when that is no name of its kind. */
export function publicKey(kind: PublicKind, name: string): string | null {
  return PUBLIC[kind].name.test(name) ? PUBLIC[kind].prefix + name : null;
}

/** The bucket's key of a public path; null for paths of elsewhere, such as the drawn ones of the demo data. */
export function keyOfPath(kind: PublicKind, path: string | null): string | null {
  const start = publicPath(PUBLIC[kind].prefix);
  return path?.startsWith(start) ? publicKey(kind, path.slice(start.length)) : null;
}

function namedBy(...columns: SQLiteColumn[]): SQL {
  const rows = columns.map((column) => sql`exists (select 1 from ${column.table} where ${column} = value ->> 'key')`);
  return sql.join(rows, sql` or `);
}

/** One walk over the products of each company that uploaded, however many of its pictures are asked for. */
function shownPictures(asked: string): SQL {
  const paths = sql`(select value ->> 'path' from json_each(${asked}))`;
  const owners = sql`(select distinct value ->> 'owner' as id from json_each(${asked}))`;
  return sql`select ${productImages.path} as path from ${owners} wanted
      cross join ${products} on ${products.supplierId} = wanted.id
      cross join ${productImages} on ${productImages.productNumber} = ${products.number}
      where ${productImages.path} in ${paths}
    union select picture.value ->> 'path' from ${owners} wanted
      cross join ${products} on ${products.supplierId} = wanted.id
      cross join ${productRevisions} on ${productRevisions.productNumber} = ${products.number}
        and ${productRevisions.status} = 'pending'
      cross join json_each(${productRevisions.content}, '$.pictures') picture
      where picture.value ->> 'path' in ${paths}`;
}
