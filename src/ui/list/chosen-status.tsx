import { useState } from "react";

interface ChosenStatusProps {
  count: number;
  /** Says how many are chosen. */
  some: string;
  /** Says that none are any more. */
  none: string;
}

/**
 * Says to who listens how much of a list is chosen. It stays while the bar of the choice comes and goes: a region that comes with
 * its words is read out by few.
 */
export function ChosenStatus({ count, some, none }: ChosenStatusProps) {
  const [hasChosen, setHasChosen] = useState(false);
  if (count > 0 && !hasChosen) setHasChosen(true);
  return (
    <p role="status" className="sr-only">
      {count > 0 ? some : hasChosen && none}
    </p>
  );
}
