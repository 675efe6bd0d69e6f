import { Printer } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/list/chip.tsx";

interface CompareToolsProps {
  onlyDifferences: boolean;
  /** Left out where there is nothing to differ from. */
  onDifferences: ((only: boolean) => void) | undefined;
  /** Left out where nothing was changed. */
  onReset: (() => void) | undefined;
}

/** What one can do with the whole table. */
export function CompareTools({ onlyDifferences, onDifferences, onReset }: CompareToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {onDifferences && (
        <Chip active={onlyDifferences} onClick={() => onDifferences(!onlyDifferences)}>
          {m.rfqs_compare_differences()}
        </Chip>
      )}
      {onReset && (
        <Button type="button" variant="secondary" onClick={onReset}>
          {m.rfqs_compare_reset()}
        </Button>
      )}
      <Button type="button" variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden size={18} /> {m.rfqs_compare_print()}
      </Button>
    </div>
  );
}
