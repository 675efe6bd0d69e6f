import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { foreignRefusal, toCallFailure } from "../calls/errors.ts";
import type { KeptFiles } from "../upload/kept-files.ts";
import { PictureProblem } from "../upload/shrink-picture.ts";
import type { NewUpload } from "../upload/upload-queue.ts";
import { isReadable } from "./is-readable.ts";

/** Another try of the same file gets the same answer. */
const LASTING: readonly AppErrorCode[] = ["BAD_INPUT", "TOO_LARGE", "FORBIDDEN", "NOT_FOUND", "CONFLICT"];

/** Where a file waits for its next try: on the disk, or only as long as the page stands. */
export type Waiting = "kept" | "page";

interface KeptSendingSetup {
  disk: KeptFiles;
  /** What the files belong to, e.g. an item of the checklist. */
  place: string;
  /** False once it is known that another account is signed in. */
  isOwn: () => boolean;
  /** Told where a file waits; nowhere while it is tried, once it arrived and when it was refused. */
  onWaiting: (key: string, where: Waiting | undefined) => void;
}

/** Tries to send files that are on the disk until they have arrived or were refused. */
export class KeptSending<About> {
  readonly #setup: KeptSendingSetup;
  /** Whether the disk took each. */
  readonly #kept = new Map<string, Promise<boolean>>();

  constructor(setup: KeptSendingSetup) {
    this.#setup = setup;
  }

  /** What an earlier page left unsent. */
  async left(): Promise<NewUpload<About>[]> {
    const found = await this.#setup.disk.of<About>(this.#setup.place);
    for (const { key } of found) this.#kept.set(key, Promise.resolve(true));
    return found.map(({ key, file, about }) => ({ key, file, about }));
  }

  /** Puts a file on the disk, before its first try. */
  keep({ key, file, about }: NewUpload<About>): void {
    const { disk, place } = this.#setup;
    this.#kept.set(key, disk.keep({ key, place, file, about, keptAt: Date.now() }));
  }

  /** Takes a file off the disk that arrived, was refused or was given up. */
  async forget(key: string): Promise<void> {
    this.#kept.delete(key);
    await this.#setup.disk.drop(key);
  }

  /** @throws PictureProblem for a file whose bytes the browser has lost, and what `look` throws */
  prepare({ key, file }: NewUpload<About>, variant: () => Promise<Blob>): Promise<Blob> {
    return this.#try(key, async () => {
      if (!(await isReadable(file))) throw new PictureProblem("not_a_picture");
      return variant();
    });
  }

  /** Sends a file unless another tab has: one at a time does. */
  send({ key }: NewUpload<About>, signal: AbortSignal, send: () => Promise<void>): Promise<void> {
    const { disk, isOwn } = this.#setup;
    return this.#try(key, () =>
      inOneTab(key, async () => {
        signal.throwIfAborted();
        if (!isOwn()) throw new Error("another account is signed in");
        if ((await this.#kept.get(key)) && (await disk.has(key)) === false) return;
        await send();
        await this.forget(key);
      }),
    );
  }

  async #try<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const { onWaiting } = this.#setup;
    const isKept = await this.#kept.get(key);
    onWaiting(key, undefined);
    try {
      return await work();
    } catch (error) {
      if (isFileRefused(error)) await this.forget(key);
      else onWaiting(key, isKept ? "kept" : "page");
      throw error;
    }
  }
}

/** True where a file was looked at and not taken; false where nobody could look, as without a line or a session. */
function isFileRefused(error: unknown): boolean {
  if (error instanceof PictureProblem || foreignRefusal(error) !== null) return true;
  return LASTING.includes(toCallFailure(error).code);
}

/** Where the browser has no locks, each tab goes for itself. */
function inOneTab(key: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  return locks ? locks.request(`upload:${key}`, work) : work();
}
