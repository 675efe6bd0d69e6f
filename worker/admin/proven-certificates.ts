import { eq, type SQL, sql } from "drizzle-orm";
import { type DecideItem, READ_DOCUMENTS } from "#domain/admin/review-suppliers.ts";
import { CERTIFICATIONS } from "#domain/catalogue/product-facts.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { supplierCertifications, supplierDocuments } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";

type Proofs = Pick<DecideItem, "id" | "certificates">;

/** @throws AppError BAD_INPUT with `certificates.N.validUntil:ended` for one that proves nothing any more */
export function expectInForce({ certificates }: Proofs, now: number): void {
  const issues = certificates.flatMap(({ validUntil }, at) =>
    validUntil && validUntil <= now ? [{ path: `certificates.${at}.validUntil`, code: "ended" }] : [],
  );
  if (issues.length > 0) throw new AppError("BAD_INPUT", { issues });
}

/** Holds where every document is one of the company's certificates. */
export function areItsDocuments({ id, certificates }: Proofs): SQL {
  const { item, supplierId } = supplierDocuments;
  const documents = JSON.stringify(certificates.map(({ document }) => document));
  return sql`${certificates.length} = (select count(*) from ${supplierDocuments} where ${supplierDocuments.id} in
    (select value from json_each(${documents})) and ${supplierId} = ${id} and ${item} = 'certificates')`;
}

/**
 * What the documents that were read now prove, on the documents and as the company's public certificates: what they proved before and
 * nobody read on them this time is taken back. Certificates that older documents or none of them brought stay. Of two documents for
 * one certificate the later end counts.
 */
export function provenRows(
  ctx: SignedInContext,
  input: Pick<DecideItem, "id" | "item" | "decision" | "certificates">,
): GuardedStatement[] {
  if (input.item !== "certificates" || input.decision === "waived") return [];
  return [...takenBack(ctx, input.id), ...proven(ctx, input)];
}

function takenBack(ctx: SignedInContext, id: string): GuardedStatement[] {
  const { certification, supplierId, item, createdAt } = supplierDocuments;
  const read = sql`(select ${supplierDocuments.id} from ${supplierDocuments}
    where ${supplierId} = ${id} and ${item} = 'certificates' order by ${createdAt} desc limit ${READ_DOCUMENTS})`;
  return [
    (condition) => sql`delete from ${supplierCertifications} where ${supplierCertifications.supplierId} = ${id}
      and ${supplierCertifications.certification} in (select ${certification} from ${supplierDocuments}
        where ${supplierDocuments.id} in ${read}) and ${condition}`,
    updateWhere(
      ctx,
      supplierDocuments,
      { certification: null, validUntil: null },
      sql`${supplierDocuments.id} in ${read} and ${certification} is not null`,
    ),
  ];
}

function proven(ctx: SignedInContext, { id, certificates }: Proofs): GuardedStatement[] {
  const byEnd = [...certificates].sort((one, other) => (one.validUntil ?? Infinity) - (other.validUntil ?? Infinity));
  return byEnd.flatMap(({ document, certification, validUntil }): GuardedStatement[] => {
    const [name, end] = [CERTIFICATIONS[certification], validUntil ?? null];
    return [
      updateWhere(ctx, supplierDocuments, { certification: name, validUntil: end }, eq(supplierDocuments.id, document)),
      (
        condition,
      ) => sql`${insertWhere(supplierCertifications, { supplierId: id, certification: name, validUntil: end }, condition)}
        on conflict (supplier_id, certification) do update set valid_until = excluded.valid_until`,
    ];
  });
}
