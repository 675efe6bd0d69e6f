import { Link } from "@tanstack/react-router";
import { Heart, Send } from "lucide-react";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";
import { SaveButton } from "#src/ui/saved/save-button.tsx";
import { SavePlace } from "#src/ui/saved/save-place.tsx";
import { Sample, State, WideState } from "./sample.tsx";

const LOOKS = ["primary", "secondary", "quiet", "danger"] as const;

export function ButtonSamples() {
  return (
    <>
      <ButtonSample />
      <IconButtonSample />
      <MessageButtonSample />
      <Sample name="SavePlace" note="Empty until somebody begins to read; the button comes into it.">
        {({ word }) => <SavePlace kind="product" id="prd_sample" name={word} />}
      </Sample>
      <Sample name="SaveButton">{({ word }) => <SaveButton kind="product" id="prd_sample" name={word} />}</Sample>
      <ChipSample />
      <ChipRowSample />
      <Sample name="FilterChips">
        {({ word, long }) => (
          <FilterChips
            label={word}
            chips={[
              { label: word, search: {}, isShown: true, count: 12 },
              { label: long, search: {}, isShown: false },
            ]}
          />
        )}
      </Sample>
    </>
  );
}

function ButtonSample() {
  return (
    <Sample name="Button" note="Point at it for hover, press Tab for focus: a brass ring, three pixels wide.">
      {({ word, long }) => (
        <>
          {LOOKS.map((variant) => (
            <State key={variant} name={`${variant}: default, disabled, busy, held`}>
              <Button variant={variant}>{word}</Button>
              <Button variant={variant} disabled>
                {word}
              </Button>
              <Button variant={variant} busy>
                {word}
              </Button>
              <Button variant={variant} held>
                {word}
              </Button>
            </State>
          ))}
          <State name="onDark">
            <div className="rounded-lg bg-gulf-900 p-4">
              <Button variant="onDark">{word}</Button>
            </div>
          </State>
          <State name="with an icon, as a link">
            <Button>
              <Send aria-hidden size={18} /> {word}
            </Button>
            <Button asChild variant="secondary">
              <Link to="/">{word}</Link>
            </Button>
          </State>
          <WideState name="wide, long text">
            <Button wide>{long}</Button>
            <div>
              <Button variant="secondary">{long}</Button>
            </div>
          </WideState>
        </>
      )}
    </Sample>
  );
}

function IconButtonSample() {
  return (
    <Sample name="IconButton">
      {({ word }) => (
        <State name="default, disabled, held">
          <IconButton label={word}>
            <Heart aria-hidden size={20} />
          </IconButton>
          <IconButton label={word} disabled>
            <Heart aria-hidden size={20} />
          </IconButton>
          <IconButton label={word} held>
            <Heart aria-hidden size={20} />
          </IconButton>
        </State>
      )}
    </Sample>
  );
}

function MessageButtonSample() {
  return (
    <Sample name="MessageButton" note="Absent where nobody is there to write to. What it leads to here is not there.">
      {({ word }) => (
        <State name="usual, with other words">
          <MessageButton about={{ kind: "supplier", id: "none" }} isReachable />
          <MessageButton about={{ kind: "supplier", id: "none" }} isReachable label={word} />
        </State>
      )}
    </Sample>
  );
}

function ChipSample() {
  return (
    <Sample name="Chip">
      {({ word, long }) => (
        <State name="off, on, long text">
          <Chip active={false}>{word}</Chip>
          <Chip active>{word}</Chip>
          <div className="max-w-full overflow-x-auto">
            <Chip active={false}>{long}</Chip>
          </div>
        </State>
      )}
    </Sample>
  );
}

function ChipRowSample() {
  return (
    <Sample name="ChipRow" note="On a phone the row scrolls by itself.">
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
    </Sample>
  );
}
