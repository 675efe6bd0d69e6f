import { Link } from "@tanstack/react-router";
import { FileSpreadsheet, Plus } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";

/** Leads a company that waits for its approval to its products: what is prepared meanwhile goes on sale sooner. */
export function ProductsInvite() {
  return (
    <Panel title={m.company_products_invite()} intro={m.company_products_invite_text()}>
      <div className="flex flex-wrap gap-3">
        <Button asChild className="max-sm:w-full">
          <Link to="/add-product" search={{}}>
            <Plus aria-hidden size={18} /> {m.company_products_add()}
          </Link>
        </Button>
        <Button asChild look="secondary" className="max-sm:w-full">
          <Link to="/supplier-dashboard/import">
            <FileSpreadsheet aria-hidden size={18} /> {m.company_products_import()}
          </Link>
        </Button>
      </div>
      <Link
        to="/supplier-dashboard/products"
        search={{}}
        className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
      >
        {m.company_products_see()}
      </Link>
    </Panel>
  );
}
