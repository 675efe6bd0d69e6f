import { useFieldArray } from "react-hook-form";
import { shrinkPicture } from "#src/lib/shrink-picture.ts";
import { uploadProductPicture } from "#src/lib/upload.ts";
import { useUploadQueue } from "#src/lib/use-upload-queue.ts";
import { useEditor } from "./editor-context.ts";
import { pictureProblemWords } from "./picture-problem.ts";
import { MOST_BYTES, MOST_PICTURES, PICTURE_SIDE } from "./picture-rules.ts";

const NO_ALT = { ar: "", en: "", fr: "" };
const prepare = (file: File) => shrinkPicture(file, { side: PICTURE_SIDE, square: false, maxBytes: MOST_BYTES });

/** The pictures of the product and those on their way to it. */
export function usePictures() {
  const { form } = useEditor();
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: "pictures" });
  const queue = useUploadQueue<null>({
    prepare,
    send: async (blob, _, way) => {
      const { path } = await uploadProductPicture(blob, way);
      append({ path, alt: { ...NO_ALT } }, { shouldFocus: false });
    },
    problemWords: pictureProblemWords,
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
