/** All goods are seen by one camera without perspective, looking down a little. */
const PITCH = (19 * Math.PI) / 180;
export const SIN = Math.sin(PITCH);
export const COS = Math.cos(PITCH);

export const CENTRE = 400;
export const BASE = 462;

export interface Spot {
  /** Right of the middle. */
  x: number;
  /** Height above the floor. */
  y?: number;
  /** Towards the viewer. */
  z?: number;
}

/** Where a point of the room lies on the picture. */
export function project({ x, y = 0, z = 0 }: Spot): [number, number] {
  return [CENTRE + x, BASE - y * COS + z * SIN];
}

/** Horizontal unit vector after a turn of `degrees` about the vertical; 0 points right, 90 to the viewer. */
export function heading(degrees: number): { x: number; z: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), z: Math.sin(angle) };
}
