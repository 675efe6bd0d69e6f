import { Link } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { GoneItem } from "./gone-item.tsx";
import { RemoveButton, RemovedNote, useRemoving } from "./removing.tsx";

type Item = ApiOutputs["saved"]["suppliers"]["items"][number];
export type SavedSupplier = NonNullable<Item["supplier"]>;

interface SavedSuppliersProps {
  items: readonly Item[];
  renderCard: (supplier: SavedSupplier) => ReactNode;
}

/** The companies that somebody saved. */
export function SavedSuppliers({ items, renderCard }: SavedSuppliersProps) {
  if (items.length === 0) return <NothingSaved />;
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id}>
          <Saved item={item} renderCard={renderCard} />
        </li>
      ))}
    </ul>
  );
}

function Saved({
  item: { id, savedAt, supplier },
  renderCard,
}: Pick<SavedSuppliersProps, "renderCard"> & { item: Item }) {
  const removing = useRemoving({ kind: "supplier", id });
  if (!supplier) {
    return <GoneItem name={m.catalogue_saved_gone_supplier()} savedAt={savedAt} {...removing} />;
  }
  return (
    <div className="grid h-full grid-rows-[1fr_auto] gap-2">
      {renderCard(supplier)}
      <div>
        <RemovedNote {...removing} />
        <RemoveButton {...removing} name={supplier.name} />
      </div>
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title={m.catalogue_saved_no_suppliers()}
      description={m.catalogue_saved_no_suppliers_text()}
      icon={<Bookmark aria-hidden size={40} />}
    >
      <Button asChild>
        <Link to="/suppliers">{m.catalogue_saved_to_suppliers()}</Link>
      </Button>
    </EmptyState>
  );
}
