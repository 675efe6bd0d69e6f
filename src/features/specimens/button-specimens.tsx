import { Link } from "@tanstack/react-router";
import { Heart, Send } from "lucide-react";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import { FilterChips } from "#src/ui/filter-chips.tsx";
import { MessageButton } from "#src/ui/message-button.tsx";
import { Specimen, State, WideState } from "./specimen.tsx";

const LOOKS = ["primary", "secondary", "quiet", "danger"] as const;

export function ButtonSpecimens() {
  return (
    <>
      <ButtonSpecimen />
      <IconButtonSpecimen />
      <MessageButtonSpecimen />
      <ChipSpecimen />
      <ChipRowSpecimen />
      <Specimen name="FilterChips">
        {({ word, long }) => (
          <FilterChips
            label={word}
            chips={[
              { label: word, search: {}, isShown: true, count: 12 },
              { label: long, search: {}, isShown: false },
            ]}
          />
        )}
      </Specimen>
    </>
  );
}

function ButtonSpecimen() {
  return (
    <Specimen name="Button" note="Point at it for hover, press Tab for focus: a brass ring, three pixels wide.">
      {({ word, long }) => (
        <>
          {LOOKS.map((look) => (
            <State key={look} name={`${look}: default, disabled, busy`}>
              <Button look={look}>{word}</Button>
              <Button look={look} disabled>
                {word}
              </Button>
              <Button look={look} busy>
                {word}
              </Button>
            </State>
          ))}
          <State name="onDark">
            <div className="rounded-lg bg-gulf-900 p-4">
              <Button look="onDark">{word}</Button>
            </div>
          </State>
          <State name="with an icon, as a link">
            <Button>
              <Send aria-hidden size={18} /> {word}
            </Button>
            <Button asChild look="secondary">
              <Link to="/">{word}</Link>
            </Button>
          </State>
          <WideState name="wide, long text">
            <Button wide>{long}</Button>
            <div>
              <Button look="secondary">{long}</Button>
            </div>
          </WideState>
        </>
      )}
    </Specimen>
  );
}

function IconButtonSpecimen() {
  return (
    <Specimen name="IconButton">
      {({ word }) => (
        <State name="default, disabled">
          <IconButton label={word}>
            <Heart aria-hidden size={20} />
          </IconButton>
          <IconButton label={word} disabled>
            <Heart aria-hidden size={20} />
          </IconButton>
        </State>
      )}
    </Specimen>
  );
}

function MessageButtonSpecimen() {
  return (
    <Specimen name="MessageButton" note="Absent where nobody is there to write to. What it leads to here is not there.">
      {({ word }) => (
        <State name="usual, with other words">
          <MessageButton about={{ kind: "supplier", id: "none" }} isReachable />
          <MessageButton about={{ kind: "supplier", id: "none" }} isReachable label={word} />
        </State>
      )}
    </Specimen>
  );
}

function ChipSpecimen() {
  return (
    <Specimen name="Chip">
      {({ word, long }) => (
        <State name="off, on, long text">
          <Chip active={false}>{word}</Chip>
          <Chip active>{word}</Chip>
          <div className="max-w-full overflow-x-auto">
            <Chip active={false}>{long}</Chip>
          </div>
        </State>
      )}
    </Specimen>
  );
}

function ChipRowSpecimen() {
  return (
    <Specimen name="ChipRow" note="On a phone the row scrolls by itself.">
      {({ word }) => (
        <ChipRow label={word}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
            <li key={number}>
              <Chip active={number === 1}>
                {word} {number}
              </Chip>
            </li>
          ))}
        </ChipRow>
      )}
    </Specimen>
  );
}
