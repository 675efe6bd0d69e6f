import { sizeInPath, smallerPath, smallerWidths } from "#domain/catalogue/picture-path.ts";

interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * The attributes of a product's picture by which a browser takes the smallest that is sharp where it stands.
 * @param path the site's own sign stands in for none; drawn pictures have one size, which is a few kilobytes
 * @param sizes how wide it is shown, as HTML's `sizes` says it
 */
export function sizedPicture(path: string | null, sizes: string): PictureSources {
  if (path === null) return { src: "/mark.svg" };
  const own = sizeInPath(path);
  if (!own) return { src: path };
  const smaller = smallerWidths(own.width).map((width) => `${smallerPath(path, width)} ${width}w`);
  return { src: path, srcSet: [...smaller, `${path} ${own.width}w`].join(", "), sizes };
}
