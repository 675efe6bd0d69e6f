import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { HomeDialog } from "./home-dialog.ts";

interface DialogLinkProps extends Omit<ComponentProps<"a">, "href"> {
  dialog: HomeDialog;
  /** Starts the download of the dialog before the press is over. */
  onIntent: (dialog: HomeDialog) => void;
}

/** A link that opens a dialog: it works before the page is hydrated, and in a new tab. */
export function DialogLink({ dialog, onIntent, ...anchor }: DialogLinkProps) {
  return (
    <Link
      {...anchor}
      to="/"
      search={{ open: dialog }}
      state={{ wasOpenedHere: true }}
      resetScroll={false}
      aria-haspopup="dialog"
      onPointerEnter={() => onIntent(dialog)}
      onFocus={() => onIntent(dialog)}
    />
  );
}
