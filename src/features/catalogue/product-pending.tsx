import { PendingFrame } from "#src/ui/list/pending-frame.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";

/** A product's page while its data travel: its picture, and beside it the name, the quantity and the prices. */
export function ProductPending() {
  return (
    <PendingFrame>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div aria-hidden className="aspect-[3/2] animate-pulse rounded-xl bg-sand-100 sm:aspect-[4/3]" />
        <LineSkeletons count={9} />
      </div>
    </PendingFrame>
  );
}
