import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { MailFilter } from "#domain/admin/failed-mails.ts";
import { FAILURE_SIGNS, HOPELESS_FAILURES, type MailFailure, type MailKind } from "#domain/admin/mail-failures.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { KNOWN_TEMPLATES, templatesOf } from "#worker/platform/mails/templates.ts";
import { isReturned } from "#worker/platform/returned-mails.ts";

/** Why the last try failed, told by the signs in its error. */
export function failureSql(): SQL<MailFailure> {
  const cases = FAILURE_SIGNS.map(([failure, signs]) => {
    const holds = sql.join(
      signs.map((sign) => sql`instr(${outbox.lastError}, ${sign}) > 0`),
      sql` or `,
    );
    return sql`when ${holds} then ${failure}`;
  });
  return sql<MailFailure>`case when ${isReturned()} then 'returned' ${sql.join(cases, sql` `)} else 'other' end`;
}

/** The parked mails that a filter asks for. */
export function isParked({ kind, failure, q }: MailFilter): SQL | undefined {
  return and(
    eq(outbox.status, "parked"),
    kind ? isOfKind(kind) : undefined,
    failure ? eq(failureSql(), failure) : undefined,
    q ? sql`instr(lower(${outbox.recipient}), ${q.toLowerCase()}) > 0` : undefined,
  );
}

/** As {@link isParked}, without those that another try alone does not cure. */
export function isWorthResending(filter: MailFilter): SQL | undefined {
  return and(isParked(filter), notInArray(failureSql(), [...HOPELESS_FAILURES]));
}

function isOfKind(kind: MailKind): SQL {
  if (kind === "other") return notInArray(outbox.template, [...KNOWN_TEMPLATES]);
  return inArray(outbox.template, templatesOf(kind));
}
