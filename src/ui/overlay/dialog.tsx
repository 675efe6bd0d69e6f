import * as RadixDialog from "@radix-ui/themes/components/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "../button.tsx";
import { focusBack, wayBack } from "./focus-back.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** What somebody came for, as a field to search in: it has the focus first, unless that would open a keyboard on the screen. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal window with a title; on a phone it fills the width. Focus is kept inside and given back on closing. */
export function Dialog({ open, onOpenChange, title, description, firstFocus, children }: DialogProps) {
  const opener = useRef<readonly Element[]>([]);
  const takeFocus = (event: Event) => {
    opener.current = wayBack(document.activeElement);
    if (!firstFocus?.current) return;
    event.preventDefault();
    const isTouched = window.matchMedia("(pointer: coarse)").matches;
    const first = isTouched ? event.currentTarget : firstFocus.current;
    if (first instanceof HTMLElement) first.focus();
  };
  // Radix gives the focus back to its own trigger alone, and these dialogs are opened from elsewhere.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    focusBack(opener.current);
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Content
        size="3"
        className="max-w-2xl max-sm:p-5"
        onOpenAutoFocus={takeFocus}
        onCloseAutoFocus={returnFocus}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <div className="grid gap-1">
            <RadixDialog.Title as="h2" className="m-0 text-2xl text-gulf-900">
              {title}
            </RadixDialog.Title>
            {description && (
              <RadixDialog.Description size="2" className="text-sand-600">
                {description}
              </RadixDialog.Description>
            )}
          </div>
          <RadixDialog.Close>
            <IconButton label={m.shell_close()}>
              <X aria-hidden size={20} />
            </IconButton>
          </RadixDialog.Close>
        </div>
        {children}
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}
