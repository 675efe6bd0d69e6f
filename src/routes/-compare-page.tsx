import type { ComponentProps } from "react";
import { CompareScreen } from "#src/features/rfq/compare/compare-screen.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";

const loadActDialog = () =>
  import("#src/features/quotes/quote-act-dialog.tsx").then(({ QuoteActDialog }) => QuoteActDialog);

/** The comparison of a request's quotes, with the forms of the quote's own page over it. */
export function ComparePage(compared: Omit<ComponentProps<typeof CompareScreen>, "renderAct">) {
  return (
    <CompareScreen
      {...compared}
      renderAct={(act, onClose) =>
        act && (
          <LazyDialog load={loadActDialog} dialog={{ act, open: true, onOpenChange: (open) => !open && onClose() }} />
        )
      }
    />
  );
}
