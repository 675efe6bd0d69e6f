export type Stop = [offset: number, color: string, opacity?: number];
type Attributes = Record<string, string | number | undefined>;

/** Shortest decimal that a drawing needs. */
export function n(value: number, digits = 1): string {
  const text = value.toFixed(digits).replace(/\.?0+$/, "");
  return text === "-0" || text === "" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? n(value, 2) : value}"`)
    .join("");
}

/** Writes one element. */
export function el(name: string, values: Attributes, inner = ""): string {
  return inner ? `<${name}${attributes(values)}>${inner}</${name}>` : `<${name}${attributes(values)}/>`;
}

/** Joins commands and numbers of a path: `path("M", 0, 0, "h", 20, "z")`. */
export function path(...parts: (string | number)[]): string {
  return parts
    .map((part) => (typeof part === "number" ? n(part) : part))
    .join(" ")
    .replace(/ ?([a-zA-Z]) ?/g, "$1")
    .replace(/ -/g, "-");
}

/** A picture in the making: shapes in painter's order, and the gradients they share. */
export class Picture {
  private readonly defs = new Map<string, string>();
  private readonly shapes: string[] = [];
  private closer: { from: number; scale: number; x: number; y: number } | undefined;

  constructor(
    readonly width = 800,
    readonly height = 600,
  ) {}

  add(...shapes: string[]): this {
    this.shapes.push(...shapes);
    return this;
  }

  /** Draws something once and shows it at several places, moved by [x, y] on the picture. */
  copies(places: [number, number][], draw: () => void): this {
    const from = this.shapes.length;
    draw();
    const inner = this.shapes.splice(from).join("");
    const id = this.keep(() => `<g id="">${inner}</g>`);
    return this.add(
      ...places.map(([x, y]) =>
        el("use", { href: `#${id}`, x: Math.round(x) || undefined, y: Math.round(y) || undefined }),
      ),
    );
  }

  /** Brings everything drawn from here on nearer, about the point x, y. */
  closeUp(scale: number, x: number, y: number): void {
    this.closer = { from: this.shapes.length, scale, x, y };
  }

  /** A linear gradient; `direction` is x1 y1 x2 y2 in the shape's own box. */
  linear(stops: Stop[], direction = "0 0 1 0"): string {
    const [x1, y1, x2, y2] = direction.split(" ");
    const ends = {
      x1: x1 === "0" ? undefined : x1,
      y1: y1 === "0" ? undefined : y1,
      x2: x2 === "1" ? undefined : x2,
      y2: y2 === "0" ? undefined : y2,
    };
    return this.define("linearGradient", ends, stops);
  }

  /** A radial gradient, its bright point at `at` (cx cy r) of the shape's own box. */
  radial(stops: Stop[], at = ".5 .5 .5"): string {
    const [cx, cy, r] = at.split(" ");
    return this.define("radialGradient", at === ".5 .5 .5" ? {} : { cx, cy, r }, stops);
  }

  /** Keeps any other definition (pattern, clip path) and returns its id. */
  keep(make: (id: string) => string): string {
    const key = make("");
    const known = this.defs.get(key);
    if (known) return known;
    const id = this.nextId();
    this.defs.set(key, id);
    return id;
  }

  /** Only what was drawn after `closeUp`, with its definitions under names of their own, for use inside another picture. */
  goods(prefix: string, transform: string): string {
    const shapes = this.nearShapes();
    const body = `<defs>${this.definitions((id) => shapes.includes(`#${id})`) || shapes.includes(`#${id}"`))}</defs>${shapes}`;
    const own = body.replace(/id="(\w+)"/g, `id="${prefix}-$1"`).replace(/url\(#(\w+)\)/g, `url(#${prefix}-$1)`);
    return el("g", { transform }, own.replace(/href="#(\w+)"/g, `href="#${prefix}-$1"`));
  }

  toString(): string {
    const room = this.shapes.slice(0, this.closer?.from).join("");
    const defs = this.definitions();
    const body = room + this.nearShapes();
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body}</svg>\n`;
  }

  private definitions(used: (id: string) => boolean = () => true): string {
    const kept = [...this.defs].filter(([, id]) => used(id));
    const inner = [...this.defs].filter(([, id]) => kept.some(([text]) => text.includes(`#${id})`)));
    return [...new Set([...inner, ...kept])].map(([text, id]) => text.replace('id=""', `id="${id}"`)).join("");
  }

  private nearShapes(): string {
    if (!this.closer) return "";
    const { from, scale, x, y } = this.closer;
    const move = `translate(${n(x * (1 - scale))} ${n(y * (1 - scale))}) scale(${n(scale, 2)})`;
    return el("g", { transform: move }, this.shapes.slice(from).join(""));
  }

  private define(kind: string, values: Attributes, stops: Stop[]): string {
    const inner = stops
      .map(([offset, color, opacity]) =>
        el("stop", { offset: offset === 0 ? undefined : offset, "stop-color": color, "stop-opacity": opacity }),
      )
      .join("");
    return `url(#${this.keep(() => el(kind, { id: "", ...values }, inner))})`;
  }

  private nextId(): string {
    const place = this.defs.size;
    return place < 26 ? String.fromCharCode(97 + place) : `z${place}`;
  }
}

/** Drawings by the name of their file. */
export type Kinds = Record<string, (p: Picture) => void>;
