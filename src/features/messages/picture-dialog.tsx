import { Download } from "lucide-react";
import type { KeyboardEvent } from "react";
import { currentDirection } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { BackChevron, ForwardChevron } from "#src/ui/forward-icon.tsx";
import { fileUrl } from "./file-url.ts";
import type { MessageFile } from "./talk.ts";

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
  if (!picture) return null;
  const { id, name } = picture;
  const go = (step: number) => onPlace((place + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = currentDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "ArrowLeft" || key === "ArrowRight") go(key === forward ? 1 : -1);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.messages_picture({ name: `\u2068${name}\u2069` })}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys on the way up from the buttons within */}
      <div onKeyDown={onKeyDown} className="grid gap-4">
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
          <Button asChild look="secondary">
            <a href={fileUrl(id)} download={name}>
              <Download aria-hidden size={18} /> {m.messages_download()}
            </a>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
