import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Notice } from "#src/ui/notice.tsx";

/** Why nothing reaches buyers, while the company of the products is not approved. */
export function CompanyNotice() {
  const { session } = useSession();
  const status = session?.supplierStatus;
  if (!status || status === "approved") return null;
  if (status === "suspended" || status === "terminated") {
    return (
      <Notice tone="error" title={m.products_hidden()}>
        {m.products_hidden_text()}
      </Notice>
    );
  }
  return <Notice title={m.products_unapproved()}>{m.products_unapproved_text()}</Notice>;
}
