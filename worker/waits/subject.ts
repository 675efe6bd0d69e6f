import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#domain/kernel/locale.ts";
import type { GoodsLine, Names } from "#domain/kernel/names.ts";
import type { Subject } from "#domain/waits/what-waits.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";

/** A row that something may wait for, with what its line says. */
export type WaitSubject = Subject & {
  /** The state that the row is in; with the deadline it tells one reminder from the next. */
  state: string;
  /** Its number; null where it has none. */
  reference: string | null;
  /** Whom one deals with, as each side names the other; null where that is not to be known yet. */
  parties: { buyer: Names | null; supplier: string | null };
  /** What was asked for or is sold: a line of the document, somebody's words, or a name by language. */
  about: GoodsLine | string | Names | null;
  /** Where each side answers. */
  paths: { buyer: string; supplier: string };
  /** The request by whose mails a buyer without an account acts; null where it has one, or wants no mails. */
  guest: Guest | null;
};

export interface Guest {
  reference: string;
  email: string;
  locale: Locale;
}

/** A bounded read: how many rows there are in all stands in each of them. */
export interface Counted {
  total: number;
}

/** How many rows a query finds without its limit. */
export const TOTAL = sql<number>`count(*) over ()`;

/** What its clock looks at, of a request that a query joins. */
export const rfqFacts = {
  status: rfqs.status,
  confirmBy: rfqs.confirmBy,
  deadlineAt: rfqs.deadlineAt,
  quotesCount: rfqs.quotesCount,
};

/** Who asked without an account, and still wants mails of it. */
export const guestColumns = {
  rfqReference: rfqs.reference,
  guestEmail: sql<string | null>`iif(${rfqs.buyerId} is null and ${rfqs.mailsStoppedAt} is null and ${rfqs.email} <> '',
    ${rfqs.email}, null)`,
  guestLocale: rfqs.locale,
};

/** @returns null where an account asked, or nobody is to be written to */
export function guestOf(row: { rfqReference: string; guestEmail: string | null; guestLocale: Locale }): Guest | null {
  const { rfqReference: reference, guestEmail: email, guestLocale: locale } = row;
  return email === null ? null : { reference, email, locale };
}

/** The order in which a list is read: by deadline, none last, then the oldest first. */
export function byDeadline(until: SQL | null, since: SQL, id: SQL): SQL {
  return until === null ? sql`${since}, ${id}` : sql`${until} is null, ${until}, ${since}, ${id}`;
}
