import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ReportedPage, SubmitReport } from "#domain/reports/submit-report.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Context } from "#worker/trpc/context.ts";

/** Holds for pages that the public sees; all others can't be reported, and look missing. */
const IS_PUBLIC: Record<ReportedPage, (id: string) => SQL> = {
  product: (id) => sql`exists (select 1 from ${products}
    inner join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${and(eq(products.id, id), eq(products.status, "published"), eq(suppliers.status, "approved"))})`,
  supplier: (id) =>
    sql`exists (select 1 from ${suppliers} where ${and(eq(suppliers.id, id), eq(suppliers.status, "approved"))})`,
};

/**
 * Keeps what somebody reports of a public page for the house to look into. An account is known by itself, a visitor by the
 * e-mail that comes along; the one who is reported learns neither.
 * @throws AppError BAD_INPUT for a visitor without e-mail; NOT_FOUND for what is not public; RATE_LIMITED, KEY_REUSED
 */
export async function submitReport(ctx: Context, input: SubmitReport): Promise<{ id: string }> {
  const { idempotencyKey, email, ...report } = input;
  const viewer = await ctx.viewer();
  if (!viewer && !email) throw new AppError("BAD_INPUT", { issues: [{ path: "email", code: "required" }] });
  const id = newId("rpt");
  const now = ctx.now();
  const reporter = viewer
    ? { reporterId: viewer.userId, reporterEmail: null }
    : { reporterId: null, reporterEmail: email ?? null };
  const { response } = await guardedWrite(ctx, {
    procedure: "reports.submit",
    key: idempotencyKey,
    ...(viewer ? { actor: viewer.userId } : {}),
    input: { ...report, ...reporter },
    response: { id },
    precondition: IS_PUBLIC[report.subjectKind](report.subjectId),
    rows: [row(reports, { id, ...report, ...reporter, status: "new", createdAt: now, updatedAt: now })],
  });
  return response;
}
