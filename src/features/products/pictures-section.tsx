import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { PictureProblem, shrinkToWidths } from "#src/lib/upload/shrink-picture.ts";
import { uploadProductPicture } from "#src/lib/upload/upload.ts";
import { useUploadQueue } from "#src/lib/upload/use-upload-queue.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { useEditor } from "./editor-context.ts";
import { EditorSection } from "./editor-section.tsx";
import { PictureRow } from "./picture-row.tsx";
import { MOST_BYTES, MOST_PICTURES, PICTURE_SIDE } from "./picture-rules.ts";
import { SECTIONS } from "./sections.ts";
import { UploadTile } from "./upload-tile.tsx";

/** What the server says of a picture (worker/catalogue/manage/upload-picture.ts). */
const FLAWS: Record<string, () => string> = {
  not_a_picture: m.products_flaw_not_a_picture,
  broken_picture: m.products_flaw_broken,
  too_many_pixels: m.products_flaw_too_many_pixels,
};

/** Why a picture did not arrive, and what to do about it. */
export function pictureProblemLabels(error: unknown): string {
  if (error instanceof PictureProblem) {
    return error.code === "too_big" ? m.products_flaw_too_large() : m.products_flaw_not_a_picture();
  }
  const { code, issues } = toCallFailure(error);
  switch (code) {
    case "TOO_LARGE":
      return m.products_flaw_too_large();
    case "UNAVAILABLE":
      return m.products_flaw_connection();
    case "RATE_LIMITED":
      return m.products_flaw_rate();
    default:
      return FLAWS[issues[0]?.code ?? ""]?.() ?? m.products_flaw_other();
  }
}

const NO_ALT = { ar: "", en: "", fr: "" };
const prepare = (file: File) => shrinkToWidths(file, { side: PICTURE_SIDE, square: false, maxBytes: MOST_BYTES });

/** The pictures of the product and those on their way to it. */
function usePictures() {
  const { form } = useEditor();
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: "pictures" });
  const queue = useUploadQueue<null, Blob[]>({
    prepare,
    send: async (blobs, _, way) => {
      const { path } = await uploadProductPicture(blobs, way);
      append({ path, alt: { ...NO_ALT } }, { shouldFocus: false });
    },
    problemLabels: pictureProblemLabels,
  });
  return {
    pictures: fields,
    move,
    remove,
    uploads: queue.uploads,
    retry: queue.retry,
    drop: queue.drop,
    room: MOST_PICTURES - fields.length - queue.uploads.length,
    add: (files: readonly File[]) => queue.add(files, null),
  };
}

/** Up to eight pictures: out of the phone's camera or its files, in the order that buyers see. */
export function PicturesSection() {
  const { checked } = useEditor();
  const { pictures, uploads, room, add, move, remove, retry, drop } = usePictures();
  const problem = checked?.errors.pictures;
  return (
    <EditorSection id={SECTIONS.pictures} title={m.products_pictures()} intro={m.products_pictures_intro()}>
      {problem && <p className="font-bold text-clay-700 text-sm">{problem}</p>}
      {pictures.length > 0 && (
        <ol aria-label={m.products_pictures()} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {pictures.map(({ id, path }, place) => (
            <PictureRow
              key={id}
              path={path}
              place={place}
              total={pictures.length}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
      {uploads.length > 0 && (
        <ul aria-label={m.products_uploads()} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} onRetry={() => retry(upload)} onDrop={() => drop(upload)} />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <PictureChoice room={room} onChosen={add} />
      ) : (
        <p className="text-sand-700 text-sm">{m.products_pictures_full(counted(MOST_PICTURES))}</p>
      )}
    </EditorSection>
  );
}

function PictureChoice({ room, onChosen }: { room: number; onChosen: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file may be chosen again after it was removed.
    target.value = "";
    if (chosen.length > room) void showToast("error", m.products_pictures_full(counted(MOST_PICTURES)));
    if (chosen.length > 0) onChosen(chosen.slice(0, room));
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => files.current?.click()} className="max-xs:w-full">
          <ImagePlus aria-hidden size={20} /> {m.products_pictures_choose()}
        </Button>
        <Button
          type="button"
          variant="secondary"
          onClick={() => camera.current?.click()}
          className="hidden max-xs:w-full pointer-coarse:inline-flex"
        >
          <Camera aria-hidden size={20} /> {m.products_pictures_camera()}
        </Button>
      </div>
      <p className="text-sand-600 text-sm">{m.products_pictures_hint()}</p>
      <input
        ref={files}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        multiple
        aria-label={m.products_pictures_choose()}
        onChange={take}
        className="hidden"
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={m.products_pictures_camera()}
        onChange={take}
        className="hidden"
      />
    </div>
  );
}
