import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { ChosenStatus } from "#src/ui/list/chosen-status.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { counted } from "#src/vocabulary/counted.ts";

interface ChoiceBarProps {
  chosen: number;
  /** How many the page has. */
  of: number;
  /** What the button does, with how many. */
  verb: string;
  /** How many of the chosen were tried; null while nothing runs. */
  tried: number | null;
  onAll: () => void;
  onNone: () => void;
  /** Ends what runs before the next one. */
  onStop: () => void;
  onDecide: () => void;
}

/** Under the thumb while something is ticked: how much, and the decision on all of it. */
export function ChoiceBar(props: ChoiceBarProps) {
  const chosen = m.admin_many_chosen({ number: counted(props.chosen).number });
  return (
    <>
      <ChosenStatus count={props.chosen} some={chosen} none={m.admin_many_cleared()} />
      {props.chosen > 0 && <Bar {...props} words={chosen} />}
    </>
  );
}

function Bar({ chosen, words, of, verb, tried, onAll, onNone, onStop, onDecide }: ChoiceBarProps & { words: string }) {
  const isRunning = tried !== null;
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid gap-2 rounded-xl border border-sand-200 bg-white p-3 shadow-raised lg:bottom-4 print:hidden"
    >
      {isRunning && <ProgressBar label={verb} share={tried / chosen} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="grow font-bold text-gulf-900">{words}</p>
        {chosen < of && !isRunning && (
          <Button type="button" variant="quiet" onClick={onAll}>
            {m.admin_many_all()}
          </Button>
        )}
        <Button type="button" variant="quiet" onClick={isRunning ? onStop : onNone}>
          {isRunning ? m.admin_many_stop() : m.admin_many_none()}
        </Button>
        <Button type="button" busy={isRunning} onClick={onDecide} className="max-sm:w-full">
          {verb}
        </Button>
      </div>
    </div>
  );
}
