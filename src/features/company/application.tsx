import { Link } from "@tanstack/react-router";
import { FileSpreadsheet, Plus } from "lucide-react";
import { useState } from "react";
import { type ChecklistItem, mayPrepare, mayProvide } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { Checklist } from "./checklist.tsx";
import { CompanyFacts, PrivateNote } from "./company-facts.tsx";
import { ProfileInvite } from "./profile/profile-invite.tsx";
import { SendPanel } from "./send-panel.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { Timeline } from "./timeline.tsx";
import type { Company } from "./use-company.ts";

interface ApplicationProps {
  company: Company;
  /** The last look at the server failed: what is shown may be old. */
  isStale: boolean;
}

/** A company's application and its documents: where it stands, what is asked for, what happened. */
export function Application({ company, isStale }: ApplicationProps) {
  const [wanted, setWanted] = useState<{ item: ChecklistItem }>();
  const want = (item: ChecklistItem) => setWanted({ item });
  return (
    <>
      <AccountHeader title={m.company_page_title()} back={{ label: m.shell_nav_profile(), to: "/profile" }} deep />
      <Container className="relative -mt-20 grid gap-6 pb-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-6">
          {isStale && <Notice>{m.company_stale()}</Notice>}
          <StatusPanel company={company} />
          <Checklist company={company} wanted={wanted} />
          <SendPanel company={company} onWanted={want} />
          {mayPrepare(company.status) && <ProductsInvite />}
        </div>
        <div className="grid min-w-0 gap-6">
          {mayProvide(company.status) && <ProfileInvite company={company} />}
          <PrivateNote />
          <Timeline events={company.events} />
          <CompanyFacts company={company} />
        </div>
      </Container>
    </>
  );
}

/** Leads a company that waits for its approval to its products: what is prepared meanwhile goes on sale sooner. */
function ProductsInvite() {
  return (
    <Panel title={m.company_products_invite()} intro={m.company_products_invite_text()}>
      <div className="flex flex-wrap gap-3">
        <Button asChild className="max-sm:w-full">
          <Link to="/add-product" search={{}}>
            <Plus aria-hidden size={18} /> {m.company_products_add()}
          </Link>
        </Button>
        <Button asChild variant="secondary" className="max-sm:w-full">
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
