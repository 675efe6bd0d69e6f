import { useState } from "react";
import { StarChoice } from "#src/ui/star-choice.tsx";
import { Specimen, State } from "./specimen.tsx";

export function StarSpecimens() {
  return (
    <Specimen name="StarChoice" note="Fills from where reading starts; the arrow keys follow it.">
      {({ word }) => (
        <State name="live">
          <LiveStars label={word} />
        </State>
      )}
    </Specimen>
  );
}

function LiveStars({ label }: { label: string }) {
  const [value, setValue] = useState(3);
  return <StarChoice label={label} value={value} onChange={setValue} />;
}
