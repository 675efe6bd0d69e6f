import { type ComponentType, memo, Suspense, use, useEffect } from "react";
import { giveBackEarly, hasEarly } from "#src/early/give-back.ts";
import { hasDrafts } from "#src/lib/drafts/session-draft.ts";
import { onFirstTouch, onStir } from "#src/lib/session/first-touch.ts";
import { readSiteFacts } from "#src/lib/site-facts.ts";
import { Loading } from "./loading.tsx";

/** A component whose chunk is fetched once for the life of the page. */
export class LatePart {
  readonly #fetchChunk: () => Promise<ComponentType>;
  readonly #isDue: () => boolean;
  #component: ComponentType | undefined;
  #wanted: Promise<void> | undefined;
  #fetchNow: () => void = () => undefined;

  /**
   * @param fetchChunk makes the import
   * @param isDue true where the page's address says more than its markup
   */
  constructor(fetchChunk: () => Promise<ComponentType>, isDue = () => false) {
    this.#fetchChunk = fetchChunk;
    this.#isDue = isDue;
  }

  /** The component, where its chunk is here. */
  get component(): ComponentType | undefined {
    return this.#component;
  }

  /** Fetches it: for the route's loader, on the server and where another page of the app leads here. */
  async load(): Promise<void> {
    this.#component ??= await this.#fetchChunk();
  }

  /** Resolves once it is here; it is fetched once somebody begins to use the page. Always the same promise. */
  whenWanted(): Promise<void> {
    this.#wanted ??= new Promise((resolve) => {
      // A chunk that does not come is fetched again with the next touch.
      this.#fetchNow = () => void this.load().then(resolve, () => onFirstTouch(this.#fetchNow));
      if (this.#isDue() || isBegun()) this.#fetchNow();
      else onStir(this.#fetchNow);
    });
    return this.#wanted;
  }

  hurry(): void {
    this.#fetchNow();
  }
}

/**
 * A part of a page whose markup comes from the server and whose scripts come once somebody begins to use the page. Until
 * then React leaves the markup as it is (a boundary that waits while it is hydrated), and what is typed and tapped is kept
 * as before the app (src/early). The part takes no props: new ones would make React draw it without its markup.
 */
export const Late = memo(({ part }: { part: LatePart }) => (
  <div data-late className="contents">
    <Suspense fallback={<Waiting part={part} />}>
      <Arrived part={part} />
    </Suspense>
  </div>
));

function Arrived({ part }: { part: LatePart }) {
  if (!part.component) use(part.whenWanted());
  useEffect(giveBackEarly, []);
  const { component: Component } = part;
  return Component && <Component />;
}

/** Stands where the server's markup does not. */
function Waiting({ part }: { part: LatePart }) {
  useEffect(() => part.hurry(), [part]);
  return <Loading />;
}

/** True where there is something to show at once: of an account, or of what was written before. */
function isBegun(): boolean {
  const isFocused = document.activeElement !== null && document.activeElement !== document.body;
  return readSiteFacts().mayBeSignedIn || isFocused || hasEarly() || hasDrafts();
}
