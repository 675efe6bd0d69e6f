import { Direction } from "radix-ui";
import type { ReactNode } from "react";
import { SAMPLES, type Samples } from "./samples.ts";

interface SampleProps {
  /** Name of the component, as it is exported. */
  name: string;
  /** What to look at or to do. */
  note?: string;
  /** Draws the component in all its states with texts of the pane's language. */
  children: (samples: Samples) => ReactNode;
}

/** A component in both directions, side by side where there is room. */
export function Sample({ name, note, children }: SampleProps) {
  return (
    <section className="grid gap-3">
      <div lang="en" dir="ltr">
        <h3 className="text-gulf-900 text-lg">{name}</h3>
        {note && <p className="text-sand-600 text-sm">{note}</p>}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {SAMPLES.map((samples) => (
          <div
            key={samples.dir}
            dir={samples.dir}
            lang={samples.lang}
            className="grid min-w-0 content-start gap-4 rounded-xl border border-sand-200 bg-white p-4"
          >
            <Direction.Provider dir={samples.dir}>{children(samples)}</Direction.Provider>
          </div>
        ))}
      </div>
    </section>
  );
}

/** One state of a component, with its name above it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <p lang="en" dir="ltr" className="text-sand-600 text-xs">
        {name}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

/** A state that takes the whole width, as fields do. */
export function WideState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <p lang="en" dir="ltr" className="text-sand-600 text-xs">
        {name}
      </p>
      {children}
    </div>
  );
}
