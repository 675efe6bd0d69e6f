import { sizeInPath, smallerPath, smallerWidths } from "#domain/catalogue/picture-path.ts";

interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * The attributes of a product's picture by which a browser takes the smallest that is sharp where it stands.
 * @param path the site's own sign stands in for none; drawn pictures have one size, which is a few kilobytes
 * @param sizes how wide its box is, as HTML's `sizes` says it
 * @param ratio of the box, width to height; a picture that is wider than it is cut at its sides
 */
export function sizedPicture(path: string | null, sizes: string, ratio = 4 / 3): PictureSources {
  if (path === null) return { src: "/mark.svg" };
  const own = sizeInPath(path);
  if (!own) return { src: path };
  const shown = Math.min(1, ratio / (own.width / own.height));
  const fills = (width: number) => `${Math.max(1, Math.round(width * shown))}w`;
  const smaller = smallerWidths(own.width).map((width) => `${smallerPath(path, width)} ${fills(width)}`);
  return { src: path, srcSet: [...smaller, `${path} ${fills(own.width)}`].join(", "), sizes };
}
