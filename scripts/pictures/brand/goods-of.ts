import { KINDS } from "../all-kinds.ts";
import { Picture } from "../kit/picture.ts";

/** Draws only the goods of a picture, moved and scaled; its room is left out. */
export function goodsOf(name: string, x: number, y: number, scale: number): string {
  const draw = KINDS[name];
  if (!draw) throw new Error(`No drawing “${name}”`);
  const p = new Picture();
  draw(p);
  return p.goods(name.replace(/[^a-z]/g, ""), `translate(${x - 400 * scale} ${y - 478 * scale}) scale(${scale})`);
}
