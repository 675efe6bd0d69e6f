import type { LinkProps } from "@tanstack/react-router";
import { Building2, FileQuestion, type LucideIcon, Package, ReceiptText, ShoppingBag, Users } from "lucide-react";
import { type Names, nameIn } from "#domain/kernel/names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { type BadgeTone, toneOf } from "#src/vocabulary/look-of.ts";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { STATUS_TONES as QUOTE_TONES, statusLabels as quoteLabels } from "#src/vocabulary/quote-status-labels.ts";
import { STATUS_TONES as RFQ_TONES, statusLabels as rfqLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { queueLabels, statusTone } from "../company-labels.ts";
import { companyName } from "../company-name.tsx";
import { typeLabels } from "../members/member-labels.ts";
import { productName, productStatus } from "../review/product-labels.ts";

export type Found = ApiOutputs["admin"]["find"];
type GroupName = Exclude<keyof Found, "first">;
type Way = Pick<LinkProps, "to" | "params" | "search">;

/** A find, as its line shows it. */
export interface FoundRow {
  key: string;
  link: Way;
  title: string | Names;
  /** The title is the number of a document. */
  isCode?: true;
  /** Who or what it is about. */
  about: readonly (string | Names)[];
  /** A number or an e-mail. */
  code?: string | null;
  state?: { words: string; tone: BadgeTone };
  at: number;
}

/** Finds of one kind. */
export interface FoundGroup {
  name: GroupName;
  label: () => string;
  Icon: LucideIcon;
  total: number;
  rows: FoundRow[];
  /** Their list, with the same words; quotes have none. */
  all: Way | null;
}

/** What was found, by kind and without those that have nothing: the one that the words name exactly comes first. */
export function foundGroups(found: Found, q: string): FoundGroup[] {
  const groups: FoundGroup[] = [...ofTrade(found, q), ...ofPeople(found, q)];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => Number(b.name === found.first) - Number(a.name === found.first));
}

function ofTrade({ orders, requests, quotes }: Found, q: string): FoundGroup[] {
  const inState = { status: "all", q } as const;
  return [
    {
      ...{ name: "orders", label: m.admin_orders_title, Icon: ShoppingBag, total: orders.total },
      rows: orders.items.map(orderRow),
      all: { to: "/admin/orders", search: inState },
    },
    {
      ...{ name: "requests", label: m.admin_requests_title, Icon: FileQuestion, total: requests.total },
      rows: requests.items.map(requestRow),
      all: { to: "/admin/requests", search: inState },
    },
    {
      ...{ name: "quotes", label: m.admin_find_quotes, Icon: ReceiptText, total: quotes.total },
      rows: quotes.items.map(quoteRow),
      all: null,
    },
  ];
}

function ofPeople({ companies, people, products }: Found, q: string): FoundGroup[] {
  return [
    {
      ...{ name: "companies", label: m.admin_applications, Icon: Building2, total: companies.total },
      rows: companies.items.map(companyRow),
      all: { to: "/admin/applications", search: { status: "all", q } },
    },
    {
      ...{ name: "people", label: m.members_title, Icon: Users, total: people.total },
      rows: people.items.map(personRow),
      all: { to: "/admin/users", search: { q } },
    },
    {
      ...{ name: "products", label: m.review_title, Icon: Package, total: products.total },
      rows: products.items.map(productRow),
      all: { to: "/admin/products", search: { kind: "all", q } },
    },
  ];
}

type Row<Name extends GroupName> = Found[Name]["items"][number];

function orderRow({ reference, buyerName, supplierNames, status, createdAt }: Row<"orders">): FoundRow {
  return {
    ...{ key: reference, title: reference, isCode: true, about: [buyerName, supplierNames], at: createdAt },
    link: { to: "/orders/$reference", params: { reference } },
    state: toneOf(STATUS_LABELS, status),
  };
}

function requestRow({ reference, companyName: buyer, description, status, createdAt }: Row<"requests">): FoundRow {
  return {
    ...{ key: reference, title: reference, isCode: true, about: [buyer, description], at: createdAt },
    link: requestNamed(reference),
    state: { words: rfqLabels(status), tone: RFQ_TONES[status] },
  };
}

/** Quotes are read by their sides alone: the platform opens the request. */
function quoteRow({ reference, rfqReference, buyerName, supplierNames, status, createdAt }: Row<"quotes">): FoundRow {
  return {
    ...{ key: reference, title: reference, isCode: true, about: [supplierNames, buyerName], at: createdAt },
    link: requestNamed(rfqReference),
    state: { words: quoteLabels(status), tone: QUOTE_TONES[status] },
  };
}

function requestNamed(reference: string): Way {
  return { to: "/admin/requests", search: { status: "all", q: reference } };
}

function companyRow({ id, names, status, email, createdAt }: Row<"companies">): FoundRow {
  return {
    ...{ key: id, title: nameIn(names, currentLocale()) ? names : companyName(names), about: [], code: email },
    link: { to: "/admin/applications/$id", params: { id } },
    state: { words: queueLabels(status), tone: statusTone(status) },
    at: createdAt,
  };
}

function personRow({ id, name, email, userType, createdAt }: Row<"people">): FoundRow {
  return {
    ...{ key: id, title: name, about: [], code: email, at: createdAt },
    link: { to: "/admin/users/$id", params: { id } },
    state: { words: typeLabels(userType), tone: "neutral" },
  };
}

function productRow({ id, names, sku, status, supplierNames, createdAt }: Row<"products">): FoundRow {
  return {
    ...{ key: id, title: nameIn(names, currentLocale()) ? names : productName(names, sku), code: sku, at: createdAt },
    about: [supplierNames],
    link: { to: "/admin/products/$id", params: { id } },
    state: productStatus(status),
  };
}
