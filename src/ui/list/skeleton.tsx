/** A grey-free place-holder while a list loads: sand-coloured cards of the right size, so that nothing moves. */
export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="animate-pulse overflow-hidden rounded-lg border border-sand-200 bg-white">
          <div className="aspect-[4/3] bg-sand-100" />
          <div className="grid gap-2 p-3">
            <div className="h-4 w-4/5 rounded bg-sand-100" />
            <div className="h-4 w-1/2 rounded bg-sand-100" />
            <div className="h-9 rounded bg-sand-100" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Rows of a list to come, each with its title, a line and what stands at its end. */
export function RowSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div
          key={index}
          className="flex animate-pulse items-center gap-4 rounded-lg border border-sand-200 bg-white p-4"
        >
          <div className="grid grow gap-2">
            <div className="h-4 w-2/5 rounded bg-sand-100" />
            <div className="h-4 w-4/5 rounded bg-sand-100" />
          </div>
          <div className="h-8 w-20 rounded bg-sand-100" />
        </div>
      ))}
    </div>
  );
}

/** A few lines of text to come. */
export function LineSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="h-5 animate-pulse rounded bg-sand-100" />
      ))}
    </div>
  );
}
