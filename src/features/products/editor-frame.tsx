import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";

/** The frame of all of a product's own pages. */
export function EditorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AccountHeader title={title} back={{ label: m.products_list_title(), to: "/supplier-dashboard/products" }} deep />
      <Container className="relative -mt-20 grid grid-cols-1 gap-6 pb-12">{children}</Container>
    </>
  );
}
