import { useEffect, useRef } from "react";
import { onScheme } from "#src/lib/color-scheme.ts";
import type { Series } from "./draw-chart.ts";

interface ChartProps {
  /** What it shows, for those who don't see it. */
  label: string;
  labels: readonly string[];
  series: readonly (Series & { name: string })[];
}

/** The plain minimum of the chart library's own styles; its file would come unlayered. */
const CHART =
  "h-[220px] w-full overflow-hidden [&_.u-over]:absolute [&_.u-under]:absolute [&_.u-wrap]:relative [&_canvas]:block [&_canvas]:size-full";

/** A chart over time. The library is fetched by those who look at one, and drawn again with another width or other colours. */
export function Chart({ label, labels, series }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let chart: { destroy: () => void } | undefined;
    let isGone = false;
    let width = 0;
    const draw = async () => {
      const { drawChart } = await import("./draw-chart.ts");
      if (isGone || element.clientWidth === width || element.clientWidth === 0) return;
      width = element.clientWidth;
      chart?.destroy();
      chart = drawChart(element, { labels, series, width, isRtl: document.documentElement.dir === "rtl" });
    };
    const observer = new ResizeObserver(() => void draw());
    observer.observe(element);
    const hearNoMore = onScheme(() => {
      width = 0;
      void draw();
    });
    return () => {
      isGone = true;
      hearNoMore();
      observer.disconnect();
      chart?.destroy();
    };
  }, [labels, series]);
  return (
    <figure className="grid min-w-0 gap-3">
      {series.length > 1 && (
        <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ name, color }) => (
            <span key={name} className="inline-flex items-center gap-2">
              <span
                aria-hidden
                className="h-1 w-5 rounded-full"
                style={{ background: `var(--text-color-${color}, var(--color-${color}))` }}
              />
              {name}
            </span>
          ))}
        </figcaption>
      )}
      <div ref={place} role="img" aria-label={label} dir="ltr" className={CHART} />
    </figure>
  );
}
