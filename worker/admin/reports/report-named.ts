import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ReportQueue } from "#domain/admin/review-reports.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";

/**
 * Holds for reports of a subject that has the words in its name (a product in its company's too, a conversation in those of
 * its two sides), or in any report of it in this state: in its text, or in the e-mail of who made it. So all reports of one subject are found together.
 */
export function isReportNamed(q: string, status: ReportQueue["status"]): SQL {
  const said = alias(reports, "said");
  const reporter = alias(users, "reporter");
  const email = sql`lower(coalesce(${reporter.email}, ${said.reporterEmail}, ''))`;
  const inReports = sql`select 1 from ${reports} as ${said} left join ${users} as ${reporter} on ${reporter.id} = ${said.reporterId}
    where ${said.subjectKind} = ${reports.subjectKind} and ${said.subjectId} = ${reports.subjectId} and ${said.status} = ${status}
      and (instr(${email}, ${q.toLowerCase()}) > 0 or ${isWrittenAlike(sql`coalesce(${said.text}, '')`, q)})`;
  const inCompany = sql`select 1 from ${supplierTranslations} where ${supplierTranslations.supplierId} in (${reports.subjectId},
    (select ${conversations.supplierId} from ${conversations} where ${conversations.id} = ${reports.subjectId}),
    (select ${products.supplierId} from ${products} where ${products.id} = ${reports.subjectId}))
    and ${isWrittenAlike(supplierTranslations.name, q)}`;
  const inBuyer = sql`select 1 from ${conversations} inner join ${users} on ${users.id} = ${conversations.buyerId}
    where ${conversations.id} = ${reports.subjectId} and ${isWrittenAlike(users.name, q)}`;
  const inProduct = sql`select 1 from ${products} inner join ${productTranslations}
    on ${productTranslations.productNumber} = ${products.number}
    where ${products.id} = ${reports.subjectId} and ${isWrittenAlike(productTranslations.name, q)}`;
  return sql`(exists (${inReports}) or exists (${inCompany}) or exists (${inBuyer}) or exists (${inProduct}))`;
}
