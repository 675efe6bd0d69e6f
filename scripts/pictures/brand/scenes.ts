import { el, path } from "../kit/picture.ts";
import { about, hero } from "./harbour-scenes.ts";
import { air, local, seaFreight } from "./logistics-scenes.ts";
import { skyline } from "./scenery.ts";
import { barjeel, needle } from "./skyline-parts.ts";
import { crane } from "./transport-parts.ts";
import { warehouse } from "./warehouse-scenes.ts";

/** All scenes by the name of their file. */
export function drawScenes(): Record<string, string> {
  return {
    hero: hero(),
    about: about(),
    "logistics-air": air(),
    "logistics-sea": seaFreight(),
    "logistics-local": local(),
    "warehouse-dubai": warehouse("#2f7a78", (p, base) => {
      skyline(p, base, 0, 800, "#e2ad86", 7, 190);
      p.add(needle(150, base, 330, "#d3986f"));
    }),
    "warehouse-abu-dhabi": warehouse("#b98a5a", (p, base) => {
      skyline(p, base, 0, 330, "#e2ad86", 11, 170);
      const dome = (x: number, r: number) =>
        el("path", {
          d: path(
            "M",
            x - r,
            base - 120,
            "q",
            -r * 0.1,
            -r,
            r,
            -r * 1.5,
            "q",
            r * 1.1,
            r * 0.5,
            r,
            r * 1.5,
            "v",
            130,
            "h",
            -r * 2,
            "z",
          ),
          fill: "#f3dfbd",
        });
      p.add(
        dome(560, 62),
        dome(460, 34),
        dome(660, 34),
        ...[400, 730].map((x) =>
          el("path", { d: path("M", x, base, "v", -250, "l", 7, -34, "l", 7, 34, "v", 250, "z"), fill: "#f3dfbd" }),
        ),
      );
    }),
    "warehouse-sharjah": warehouse("#a5614a", (p, base) => {
      skyline(p, base, 420, 800, "#e2ad86", 2, 120);
      p.add(
        ...[40, 130, 230].map((x, i) => barjeel(x, base, 66 - i * 8, "#cf9f70", "#8a5a38")),
        crane(720, base, 0.9, "#a06a4a"),
      );
    }),
  };
}
