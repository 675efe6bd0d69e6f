import { sizeInPath } from "#domain/catalogue/picture-path.ts";
import type { ProductForm } from "#domain/catalogue/product-form.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Settings } from "#worker/platform/settings.ts";
import type { ManagedProduct } from "./managed-product.ts";
import { isOwnUpload, type SizedPicture } from "./picture-names.ts";

/**
 * The pictures of a product as it is to become, with their sizes: uploads of its own company, or what the product shows
 * already (the drawn ones of the demo data have no other way in).
 * @throws AppError BAD_INPUT with `pictures.<place>.path:unknown` for any other path
 */
export function sizedPictures(
  { settings }: { settings: Settings },
  { supplier, pictures }: Pick<ManagedProduct, "supplier" | "pictures">,
  wanted: ProductForm["pictures"],
): SizedPicture[] {
  const known = new Map(pictures.map(({ path, width, height }) => [path, { width, height }]));
  const sized = wanted.flatMap((picture, place) => {
    const size = isOwnUpload(settings, supplier.id, picture.path) ? sizeInPath(picture.path) : known.get(picture.path);
    return size ? [{ ...picture, ...size }] : [{ ...picture, width: 0, height: 0, place }];
  });
  const issues = sized.flatMap((picture) =>
    "place" in picture ? [{ path: `pictures.${picture.place}.path`, code: "unknown" }] : [],
  );
  if (issues.length > 0) throw new AppError("BAD_INPUT", { issues });
  return sized;
}

/** Of a staged change, whose paths were proven when it was staged. */
export function stagedPictures({ pictures }: Pick<ManagedProduct, "pictures">, content: ProductForm): SizedPicture[] {
  const known = new Map(pictures.map(({ path, width, height }) => [path, { width, height }]));
  return content.pictures.flatMap((picture) => {
    const size = sizeInPath(picture.path) ?? known.get(picture.path);
    return size ? [{ ...picture, ...size }] : [];
  });
}
