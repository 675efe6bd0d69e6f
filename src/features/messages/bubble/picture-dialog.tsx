import { Download } from "lucide-react";
import { useEffect } from "react";
import { isolated } from "#i18n/isolated.ts";
import { currentDirection } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button, IconButton } from "#src/ui/button.tsx";
import { BackChevron, ForwardChevron } from "#src/ui/forward-icon.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { MessageFile } from "../live/conversation.ts";
import { fileUrl } from "./file-url.ts";

export interface PictureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pictures: readonly MessageFile[];
  place: number;
  onPlace: (place: number) => void;
}

/** The pictures of a message in full; arrow keys lead from one to the other, as reading goes. */
export function PictureDialog({ open, onOpenChange, pictures, place, onPlace }: PictureDialogProps) {
  const picture = pictures[place];
  useEffect(() => {
    if (!open) return;
    const forward = currentDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft" || key === "ArrowRight")
        onPlace(around(place, key === forward ? 1 : -1, pictures.length));
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [open, place, pictures.length, onPlace]);
  if (!picture) return null;
  const { id, name } = picture;
  const go = (step: number) => onPlace(around(place, step, pictures.length));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.messages_picture({ name: isolated(name) })}>
      <div className="grid gap-4">
        <img
          src={fileUrl(id)}
          alt={m.messages_picture({ name })}
          className="max-h-[60dvh] w-full rounded-lg bg-sand-100 object-contain"
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {pictures.length > 1 ? (
            <div className="flex items-center gap-4">
              <IconButton label={m.messages_picture_previous()} onClick={() => go(-1)}>
                <BackChevron size={22} />
              </IconButton>
              <p role="status" className="text-sand-700 text-sm">
                {m.messages_picture_place({ number: place + 1, total: pictures.length })}
              </p>
              <IconButton label={m.messages_picture_next()} onClick={() => go(1)}>
                <ForwardChevron size={22} />
              </IconButton>
            </div>
          ) : (
            <span />
          )}
          <Button asChild variant="secondary">
            <a href={fileUrl(id)} download={name}>
              <Download aria-hidden size={18} /> {m.messages_download()}
            </a>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The place after some steps; behind the last comes the first. */
function around(place: number, step: number, count: number): number {
  return (place + step + count) % count;
}
