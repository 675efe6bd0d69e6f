/** That a room imports another one, as `from → to`. */
type Arrow = readonly [from: string, to: string];

/**
 * The arrows of a folder's rooms that point up, however the rooms are laid one above the other: rooms are its folders and
 * its own files. Found by the rule of Eades, Lin and Smyth, which is no proof that fewer are impossible, but finds none
 * where there is no circle.
 */
export function arrowsAgainstGrain(graph: Map<string, Set<string>>, folder: string): string[] {
  const arrows = arrowsBetween(graph, folder);
  const order = layers(arrows);
  return arrows.filter(([from, to]) => order.indexOf(from) > order.indexOf(to)).map((arrow) => arrow.join(" → "));
}

function arrowsBetween(graph: Map<string, Set<string>>, folder: string): Arrow[] {
  const roomOf = (path: string) => path.slice(folder.length + 1).split("/")[0] ?? path;
  const isInside = (path: string) => path.startsWith(`${folder}/`);
  const found = new Map<string, Arrow>();
  for (const [path, targets] of graph) {
    for (const target of isInside(path) ? targets : []) {
      const arrow = [roomOf(path), roomOf(target)] as const;
      if (isInside(target) && arrow[0] !== arrow[1]) found.set(arrow.join(" "), arrow);
    }
  }
  return [...found.values()];
}

/** Rooms from the roof to the ground: sinks go below, sources above, and of a circle first who imports most. */
function layers(arrows: readonly Arrow[]): string[] {
  const above: string[] = [];
  const below: string[] = [];
  let left = [...new Set(arrows.flat())];
  while (left.length > 0) {
    const open = arrows.filter(([from, to]) => left.includes(from) && left.includes(to));
    const out = (room: string) => open.filter(([from]) => from === room).length;
    const into = (room: string) => open.filter(([, to]) => to === room).length;
    const sink = left.find((room) => out(room) === 0);
    const source = left.find((room) => into(room) === 0);
    const most = left.reduce((best, room) => (out(room) - into(room) > out(best) - into(best) ? room : best));
    const next = sink ?? source ?? most;
    if (sink) below.unshift(next);
    else above.push(next);
    left = left.filter((room) => room !== next);
  }
  return [...above, ...below];
}
