import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { CompanyName } from "./company-name.tsx";

type Known = Pick<
  ApiOutputs["admin"]["audit"]["items"][number],
  "company" | "product" | "order" | "request" | "person"
>;

/** What a line of the log is about, by name or number and leading to it; nothing of what is not there any more. */
export function AuditedThing({ company, product, order, request, person }: Known) {
  if (order) return <Way to={{ to: "/orders/$reference", params: { reference: order } }} name={<Ltr>{order}</Ltr>} />;
  if (request) {
    return <Way to={{ to: "/admin/requests", search: { status: "all", q: request } }} name={<Ltr>{request}</Ltr>} />;
  }
  if (company) {
    const { id, names } = company;
    return <Way to={{ to: "/admin/applications/$id", params: { id } }} name={<CompanyName names={names} />} />;
  }
  if (product) {
    const { id, names, sku } = product;
    return <Way to={{ to: "/admin/products/$id", params: { id } }} name={<Named name={names} otherwise={sku} />} />;
  }
  if (!person) return null;
  const { id, name } = person;
  return <Way to={{ to: "/admin/users/$id", params: { id } }} name={<Written>{name}</Written>} />;
}

function Way({ to, name }: { to: Pick<LinkProps, "to" | "params" | "search">; name: ReactNode }) {
  return (
    <Link {...to} className={TEXT_LINK}>
      <span>{name}</span>
    </Link>
  );
}
