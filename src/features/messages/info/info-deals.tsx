import { Link, type LinkProps } from "@tanstack/react-router";
import { FileText, Package, ShoppingBag, Store, Tag } from "lucide-react";
import type { ComponentType } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { lookOf } from "#src/vocabulary/look-of.ts";
import { CONTEXT_WORDS, contextName } from "../bubble/message-words.ts";
import type { OpenConversation } from "../live/conversation.ts";

type Deal = ApiOutputs["messages"]["info"]["deals"][number];
type Context = OpenConversation["contexts"][number];
type Kind = Context["kind"];

const ICONS: Record<Kind, ComponentType<{ size: number; className: string }>> = {
  product: Package,
  supplier: Store,
  rfq: FileText,
  quote: Tag,
  order: ShoppingBag,
};

interface InfoDealsProps {
  deals: readonly Deal[];
  contexts: readonly Context[];
}

/** Pages of the site; all else that one talks about is business. */
const isPage = ({ kind }: Context) => kind === "product" || kind === "supplier";

/** Requests, quotes and orders between the two, and then the pages that they talked about; each leads there. */
export function InfoDeals({ deals, contexts }: InfoDealsProps) {
  const known = new Set(deals.map(({ path }) => path));
  const others = contexts.filter((context) => !isPage(context) && !known.has(context.path));
  const pages = contexts.filter(isPage);
  return (
    <>
      <section aria-label={m.messages_deals()} className="grid min-w-0 gap-2">
        <h3 className="font-bold text-gulf-900">{m.messages_deals()}</h3>
        {deals.length + others.length === 0 && <p className="text-sand-700 text-sm">{m.messages_deals_none()}</p>}
        <ul className={GRID}>
          {deals.map(({ kind, reference, path, at }) => (
            <li key={path} className="min-w-0">
              <Card kind={kind} path={path}>
                <Ltr className="justify-self-start font-bold">{reference}</Ltr>
                <span className="text-sand-600 text-xs">{formatDate(at, currentLocale())}</span>
              </Card>
            </li>
          ))}
          <Contexts contexts={others} />
        </ul>
      </section>
      {pages.length > 0 && (
        <section aria-label={m.messages_talked_of()} className="grid min-w-0 gap-2">
          <h3 className="text-sand-700 text-sm">{m.messages_talked_of()}</h3>
          <ul className={GRID}>
            <Contexts contexts={pages} />
          </ul>
        </section>
      )}
    </>
  );
}

const GRID = "grid min-w-0 gap-2 sm:grid-cols-2";

function Contexts({ contexts }: Pick<InfoDealsProps, "contexts">) {
  return contexts.map((context) => (
    <li key={context.path} className="min-w-0">
      <Card kind={context.kind} path={context.path}>
        <Written className="truncate font-bold">{contextName(context)}</Written>
      </Card>
    </li>
  ));
}

function Card({ kind, path, children }: { kind: Kind; path: string; children: React.ReactNode }) {
  const Icon = lookOf(ICONS, kind, () => FileText);
  return (
    <Link
      // A whole path, where the type knows patterns.
      to={path as LinkProps["to"]}
      className="flex min-h-14 min-w-0 items-center gap-3 rounded-lg border border-sand-200 bg-white px-3 py-2 text-gulf-900 hover:border-gulf-500"
    >
      <Icon aria-hidden size={20} className="shrink-0 text-brass-700" />
      <span className="grid min-w-0 grow text-sm">
        <span className="text-sand-700 text-xs">{labelOf(CONTEXT_WORDS, kind)}</span>
        {children}
      </span>
      <ForwardChevron size={18} />
    </Link>
  );
}
