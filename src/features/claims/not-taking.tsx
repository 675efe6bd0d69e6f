import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";

interface NotTakingProps {
  /** The company that nobody owns. */
  slug: string;
  /** The way to suppliers that answer. */
  others?: ReactNode;
}

/** Stands where requests, orders and messages would go to a company that nobody owns, and offers other suppliers. */
export function NotTaking({ slug, others }: NotTakingProps) {
  return (
    <div className="grid gap-3 print:hidden">
      <Notice title={m.claims_not_taking()}>
        <p>{m.claims_not_taking_text()}</p>
        <Link
          to="/claim/$supplier"
          params={{ supplier: slug }}
          className="inline-flex min-h-11 items-center justify-self-start font-bold underline underline-offset-4"
        >
          {m.claims_offer()}
        </Link>
      </Notice>
      {others && <div className="flex flex-wrap gap-3">{others}</div>}
    </div>
  );
}
