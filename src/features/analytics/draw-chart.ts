import uPlot from "uplot";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";

/** A line or, alone, bars. */
export interface Series {
  values: readonly number[];
  /** Name of a colour of the brand: `gulf-700`. */
  color: string;
}

export interface Drawing {
  labels: readonly string[];
  series: readonly Series[];
  /** Where reading starts: there the numbers stand. Time runs from left to right in every language. */
  isRtl: boolean;
  width: number;
}

const HEIGHT = 220;
/** A label of the axis of time needs so much room. */
const LABEL_WIDTH = 84;
const WHOLE = [1, 2, 5]
  .flatMap((step) => Array.from({ length: 9 }, (_, power) => step * 10 ** power))
  .sort((a, b) => a - b);

/** Draws a chart into a place. */
export function drawChart(place: HTMLElement, drawing: Drawing): uPlot {
  const { labels, series, isRtl, width } = drawing;
  const count = labels.length;
  const highest = Math.max(4, ...series.flatMap(({ values }) => values));
  const grid = { stroke: colorOf("sand-200"), width: 1 };
  const axis = {
    stroke: colorOf("sand-700"),
    font: `13px ${getComputedStyle(document.body).fontFamily}`,
    ticks: { show: false },
  };
  const bars = uPlot.paths.bars?.({ size: [0.7, 40], radius: 0.2 });
  const drawn = series.map(({ color }): uPlot.Series => {
    const stroke = colorOf(color);
    if (series.length === 1 && bars) return { stroke, fill: stroke, width: 0, paths: bars, points: { show: false } };
    return { stroke, width: 2.5, points: { show: count < 2 } };
  });
  const options: uPlot.Options = {
    width,
    height: HEIGHT,
    cursor: { show: false },
    legend: { show: false },
    scales: { x: { time: false, range: [-0.5, count - 0.5] }, y: { range: [0, highest * 1.08] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => placesOf(count, Math.max(2, Math.floor(width / LABEL_WIDTH))),
        values: (_, splits) => splits.map((place) => isolated(labels[place] ?? "", isRtl)),
      },
      {
        ...axis,
        grid,
        side: isRtl ? 1 : 3,
        size: 48,
        incrs: WHOLE,
        values: (_, splits) => splits.map((value) => formatNumber(value, currentLocale())),
      },
    ],
    series: [{}, ...drawn],
  };
  return new uPlot(options, [labels.map((_, place) => place), ...series.map(({ values }) => [...values])], place);
}

/** The canvas itself reads from left to right; its words need not. */
function isolated(label: string, isRtl: boolean): string {
  return isRtl ? `\u2067${label}\u2069` : label;
}

/** Some places of many, at even distances, not all of which have room. */
function placesOf(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, n) => n * step);
}

/** A colour of the brand as it is written in, by day or by night. */
function colorOf(name: string): string {
  const style = getComputedStyle(document.documentElement);
  return (style.getPropertyValue(`--text-color-${name}`) || style.getPropertyValue(`--color-${name}`)).trim();
}
