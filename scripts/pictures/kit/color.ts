/** The brand's colours and the natural ones that recur among goods. */
export const INK = {
  gulf: "#0b3d3f",
  sea: "#1f6f6b",
  brass: "#b98a3d",
  sand: "#efe6d5",
  ivory: "#faf6ee",
  clay: "#b5533c",
  date: "#5b3420",
  kraft: "#c79a64",
  white: "#fbf8f2",
  steel: "#a9b4b5",
  graphite: "#3a4446",
  wood: "#b07a48",
  leaf: "#6f8f4e",
  tomato: "#c4452f",
  amber: "#d99a3a",
  glass: "#bcd9d5",
  rose: "#d9a091",
  sky: "#a9cbd0",
} as const;

const WARM_LIGHT = "#fffaf0";
const WARM_DARK = "#20150f";

/** Mixes two hex colours; `share` is how much of the second one. */
export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, place: number) => Number.parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16);
  const parts = [0, 1, 2].map((place) =>
    Math.round(channel(one, place) * (1 - share) + channel(other, place) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** The colour nearer to the light, or in the shade for a negative amount. */
export function tone(color: string, amount: number): string {
  return amount >= 0 ? mix(color, WARM_LIGHT, amount) : mix(color, WARM_DARK, -amount);
}
