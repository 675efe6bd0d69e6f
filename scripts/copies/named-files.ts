import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#drizzle/client.ts";
import { productImages } from "#drizzle/schema/catalogue.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { users } from "#drizzle/schema/identity.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { orderDocuments } from "#drizzle/schema/orders.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { keyOfPath, type PrivateKind, type PublicKind } from "#worker/platform/files/kinds.ts";

/** The columns that hold keys of the bucket, by kind: those that its sweep asks (worker/platform/files/kinds.ts). */
export const KEY_COLUMNS: Record<PrivateKind, SQLiteColumn[]> = {
  company: [supplierDocuments.fileKey, companyClaims.fileKey],
  rfq: [rfqFiles.fileKey],
  order: [orderDocuments.fileKey],
  message: [messageFiles.fileKey],
};

/** The columns that hold public paths, of which some are drawn pictures of the demo data. */
export const PATH_COLUMNS: Record<PublicKind, SQLiteColumn[]> = {
  avatar: [users.avatarPath],
  logo: [suppliers.logoPath],
  product: [productImages.path],
};

/** The keys of all files that a database names, each once and in order: what the bucket, or its copy, must hold. */
export async function namedFiles(db: Database): Promise<string[]> {
  const keys = await Promise.all(
    Object.values(KEY_COLUMNS)
      .flat()
      .map((column) => valuesIn(db, column)),
  );
  const paths = await Promise.all(
    Object.entries(PATH_COLUMNS).flatMap(([kind, columns]) =>
      columns.map(async (column) => keysOf(kind as PublicKind, await valuesIn(db, column))),
    ),
  );
  const drafts = keysOf("product", await picturesOfRevisions(db));
  return [...new Set([...keys.flat(), ...paths.flat(), ...drafts])].sort();
}

function keysOf(kind: PublicKind, paths: string[]): string[] {
  return paths.flatMap((path) => keyOfPath(kind, path) ?? []);
}

async function valuesIn(db: Database, column: SQLiteColumn): Promise<string[]> {
  const rows = await db.all<{ value: string }>(
    sql`select ${column} as value from ${column.table} where ${column} is not null`,
  );
  return rows.map(({ value }) => value);
}

async function picturesOfRevisions(db: Database): Promise<string[]> {
  const rows = await db.all<{ path: string }>(sql`select picture.value ->> 'path' as path
    from product_revisions cross join json_each(content, '$.pictures') picture
    where status = 'pending' and picture.value ->> 'path' is not null`);
  return rows.map(({ path }) => path);
}
