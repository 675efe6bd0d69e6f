import { Link } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "#src/ui/button.tsx";
import { Menu, MenuItem } from "#src/ui/overlay/menu.tsx";
import type { OwnProductRow } from "./own-product.ts";
import { ArchiveDialog, TRANSITION_LABELS } from "./transition-buttons.tsx";
import { BUTTON_TRANSITIONS, useDuplicate, useProductTransitions } from "./use-product-transitions.ts";

/** What else may be done with a product of the list. */
export function RowMenu({ product, name }: { product: OwnProductRow; name: string }) {
  const { id, version, actions, status, category, slug } = product;
  const { move, isBusy } = useProductTransitions(id);
  const copy = useDuplicate(id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={m.products_row_actions({ name })} className="m-0 size-11 p-0">
            <Ellipsis aria-hidden size={22} />
          </IconButton>
        }
      >
        {status === "published" && (
          <MenuItem asChild>
            <Link to="/products/$category/$product" params={{ category, product: slug }}>
              {m.products_row_live()}
            </Link>
          </MenuItem>
        )}
        {BUTTON_TRANSITIONS.filter((action) => actions.includes(action)).map((action) => (
          <MenuItem
            key={action}
            disabled={isBusy}
            onSelect={() => (action === "archive" ? setAsking(true) : move(action, version))}
          >
            {TRANSITION_LABELS[action].name()}
          </MenuItem>
        ))}
        <MenuItem disabled={copy.isBusy} onSelect={copy.duplicate}>
          {m.products_duplicate()}
        </MenuItem>
      </Menu>
      <ArchiveDialog
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          move("archive", version);
        }}
      />
    </>
  );
}
