import { Link } from "@tanstack/react-router";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/lib/label-of.ts";
import { Notice } from "#src/ui/notice.tsx";

const WORDS: Record<SupplierStatus, () => string> = {
  pending: m.profile_supplier_pending,
  info_requested: m.profile_supplier_info_requested,
  approved: m.profile_supplier_approved,
  rejected: m.profile_supplier_rejected,
  suspended: m.profile_supplier_suspended,
  terminated: m.profile_supplier_terminated,
};

const WAY = "inline-flex min-h-11 items-center font-bold underline underline-offset-4";

/** Where the company of the account stands, and what it means. */
export function SupplierState({ status }: { status: SupplierStatus }) {
  const mayAsk = status === "suspended" || status === "terminated" || status === "rejected";
  return (
    <Notice tone={status === "approved" ? "success" : mayAsk ? "error" : "info"}>
      <p className="text-base">{labelOf(WORDS, status)}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to="/supplier-dashboard/company" className={WAY}>
          {m.profile_supplier_file()}
        </Link>
        {mayAsk && (
          <Link to="/contact" className={WAY}>
            {m.profile_supplier_contact()}
          </Link>
        )}
      </p>
    </Notice>
  );
}
