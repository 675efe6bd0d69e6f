import type { SaveDraft } from "#domain/rfq/quote-verbs.ts";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { Autosaver, type SaveFailure, type SaveState } from "#src/lib/drafts/autosaver.ts";
import { dropDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import type { TermsValues } from "./terms-values.ts";
import type { Thread } from "./thread.ts";

type Save = Pick<SaveDraft, "version" | "draft">;
type SeenDraft = Pick<Thread["quote"], "version"> & Pick<Thread, "draft">;
type SaveCall = (save: Save, signal: AbortSignal) => Promise<{ version: number }>;

/**
 * What is typed into the draft of one quote, on its way to the platform. It outlives the form: who comes back finds what was typed
 * last, whether it has arrived by then or not, and after a reload the tab knows it.
 */
export class DraftAutosave {
  readonly #place: string;
  readonly #saver: Autosaver;
  readonly #call: SaveCall;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: "saved", at: null };
  /** Of the quote, as the platform last answered. */
  #version = 0;
  /** What the form holds, written down. */
  #typed = "";
  /** What went out to that version and got no answer: the platform may have it. */
  #sent: string | undefined;
  #failure: unknown;

  constructor(id: string, call: SaveCall) {
    this.#place = `quote-draft:${id}`;
    this.#call = call;
    this.#saver = new Autosaver({
      isAutomatic: true,
      save: (signal) => this.#save(signal),
      failureOf: (error) => this.#failed(error),
      tell: (state) => {
        this.#state = state;
        for (const listener of this.#listeners) listener();
      },
    });
    const { typed, version, sent } = readDraft(this.#place);
    if (typed === undefined || version === undefined) return;
    [this.#typed, this.#version, this.#sent] = [typed, Number(version), sent || undefined];
    this.#saver.change();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): SaveState => this.#state;

  /**
   * The form is opened on a draft as it was read, perhaps before what was typed last arrived.
   * @param read makes values of what was kept
   * @returns what the form shows: what was typed here, unless the platform has all of it and perhaps something newer
   */
  open({ version, draft }: SeenDraft, read: (kept: unknown) => TermsValues): TermsValues {
    if (this.#saver.isDirty || version < this.#version) return read(JSON.parse(this.#typed));
    const values = read(draft);
    this.#version = version;
    this.#typed = JSON.stringify(values);
    return values;
  }

  /** The form is on screen. @param version of the draft as it was read */
  start(version: number): void {
    // Written elsewhere since this was typed. What waits for its answer may be that very version.
    if (this.#saver.isDirty && this.#sent === undefined && version > this.#version) this.#saver.block();
    this.#saver.start();
  }

  /** The form is left: what was typed last is sent on the way out. */
  leave(): void {
    void this.flush();
    this.#saver.end();
  }

  /** Something was typed. */
  change(values: TermsValues): void {
    const typed = JSON.stringify(values);
    if (typed === this.#typed) return;
    this.#typed = typed;
    this.#write();
    this.#saver.change();
  }

  /** Saves now what has not arrived. */
  async flush(): Promise<void> {
    if (this.#saver.isDirty) await this.#saver.flush();
  }

  /**
   * The version to send, once the platform has what is typed.
   * @throws what keeps it from being saved, except a refusal of the draft: the terms themselves may still be taken
   */
  async versionToSend(): Promise<number> {
    await this.flush();
    const { kind } = this.#state;
    if (kind === "unreachable" || kind === "conflict") throw this.#failure;
    return this.#version;
  }

  /** The version that the draft has once nothing of it is on its way, where at least `seen` is known of. */
  async versionNow(seen: number): Promise<number> {
    await this.flush();
    return Math.max(seen, this.#version);
  }

  /** The platform knows a newer version: nothing is sent until somebody decides. */
  block(): void {
    this.#saver.block();
  }

  /** Writes what was typed over a version of the platform. */
  async keepMine(version: number): Promise<void> {
    [this.#version, this.#sent] = [version, undefined];
    this.#saver.settle(true);
    await this.#saver.flush();
  }

  /** Gives up what was typed for what the platform has. */
  takeTheirs(version: number, values: TermsValues): void {
    [this.#version, this.#sent, this.#typed] = [version, undefined, JSON.stringify(values)];
    this.forget();
  }

  /** The quote is out: there is no draft any more. */
  forget(): void {
    dropDraft(this.#place);
    this.#saver.settle(false);
  }

  /** What got no answer goes first, to the version that it was written for: the platform knows it again if it has it. */
  async #save(signal: AbortSignal): Promise<void> {
    if (this.#sent !== undefined && this.#sent !== this.#typed) await this.#put(this.#sent, signal);
    const typed = this.#typed;
    await this.#put(typed, signal);
    if (typed === this.#typed) dropDraft(this.#place);
    else this.#keep();
  }

  async #put(draft: string, signal: AbortSignal): Promise<void> {
    this.#sent = draft;
    this.#keep();
    const { version } = await this.#call({ version: this.#version, draft: JSON.parse(draft) }, signal);
    // Too late: it was given up, and the next try is answered the same.
    signal.throwIfAborted();
    [this.#version, this.#sent] = [version, undefined];
  }

  #failed(error: unknown): SaveFailure {
    this.#failure = error;
    const { code } = toCallFailure(error);
    if (code === "UNAVAILABLE") return "unreachable";
    // Answered: the platform does not have it.
    this.#sent = undefined;
    this.#keep();
    if (code === "CONFLICT") return "conflict";
    return code === "RATE_LIMITED" ? "unreachable" : "refused";
  }

  /** What is known of the text that the tab keeps; what was forgotten with all others, at a sign-out, stays so. */
  #keep(): void {
    if (readDraft(this.#place).typed !== undefined) this.#write();
  }

  #write(): void {
    writeDraft(this.#place, { typed: this.#typed, version: String(this.#version), sent: this.#sent ?? "" });
  }
}

/** One for each draft, as long as the page lives. */
const stores = new Map<string, DraftAutosave>();

/** The store of a quote's draft. */
export function draftAutosave(id: string, call: SaveCall): DraftAutosave {
  const store = stores.get(id) ?? new DraftAutosave(id, call);
  stores.set(id, store);
  return store;
}
