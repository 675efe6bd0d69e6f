import { heading, project, SIN, type Spot } from "./camera.ts";
import { tone } from "./color.ts";
import { el, n, type Picture, path } from "./picture.ts";

/** A flat polygon anywhere in the room: a panel, a roof, a sheet of paper. */
export function sheet(p: Picture, corners: Spot[], fill: string, line?: string): void {
  const [first, ...rest] = corners.map(project);
  if (!first) return;
  const d = path("M", ...first, ...rest.flatMap((corner) => ["L", ...corner]), "z");
  p.add(el("path", { d, fill, stroke: line, "stroke-linejoin": line ? "round" : undefined }));
}

/** A round bar along a line of points, with light on its upper side: legs, handles, taps, hoses. */
export function rod(p: Picture, points: Spot[], thick: number, color: string, bent = false): void {
  const screen = points.map(project);
  const [first = [0, 0], ...rest] = screen;
  const line = bent
    ? path(
        "M",
        ...first,
        ...rest.slice(0, -1).flatMap((point, i) => {
          const next = rest[i + 1] ?? point;
          const last = i === rest.length - 2;
          const end = last ? next : ([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as const);
          return ["Q", ...point, ...end];
        }),
      )
    : path("M", ...first, ...rest.flatMap((point) => ["L", ...point]));
  const round = { d: line, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const stroke = (share: number, width: number, shift: number) =>
    el("path", {
      ...round,
      stroke: tone(color, share),
      "stroke-width": thick * width,
      transform: shift ? `translate(${n(thick * shift)} ${n(-thick * shift)})` : undefined,
    });
  p.add(stroke(-0.24, 1, 0), thick > 24 ? stroke(0, 0.72, 0.07) : "", stroke(0.3, 0.3, 0.13));
}

export interface ExtrudeOptions extends Spot {
  /** Cross-section, clockwise as seen from its near end: [sideways, up]. */
  shape: [number, number][];
  length: number;
  /** Heading of the length; the near end is the one towards the viewer. */
  turn?: number;
  color: string;
  capColor?: string;
}

/** A section drawn out along the floor: beams, profiles, seats, gutters. */
export function extrude(
  p: Picture,
  { x, y = 0, z = 0, shape, length, turn = 40, color, capColor }: ExtrudeOptions,
): void {
  const axis = heading(turn);
  const sideways = { x: axis.z, z: -axis.x };
  const at = (u: number, v: number, along: number): Spot => ({
    x: x + u * sideways.x + (along * length * axis.x) / 2,
    z: z + u * sideways.z + (along * length * axis.z) / 2,
    y: y + v,
  });
  const sides = shape.map((from, i) => {
    const to = shape[(i + 1) % shape.length] ?? from;
    const [du, dv] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(du, dv) || 1;
    const out = { u: -dv / size, v: du / size };
    const normal = { x: out.u * sideways.x, y: out.v, z: out.u * sideways.z };
    const facing = normal.y * SIN + normal.z * 0.94;
    return { from, to, normal, facing, near: ((from[0] + to[0]) / 2) * sideways.z - (from[1] + to[1]) * 0.02 };
  });
  for (const { from, to, normal } of sides.filter((side) => side.facing > 0.01).sort((a, b) => a.near - b.near)) {
    const light = normal.x * 0.3 + normal.y * 0.42 - 0.16;
    sheet(p, [at(...from, -1), at(...from, 1), at(...to, 1), at(...to, -1)], tone(color, light), tone(color, light));
  }
  sheet(
    p,
    shape.map(([u, v]) => at(u, v, 1)),
    capColor ?? tone(color, 0.06),
  );
}
