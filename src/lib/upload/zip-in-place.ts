import * as flate from "fflate/browser";

/**
 * Stands in for `fflate` in the browser (vite.config.ts): it starts workers from texts of code, which the site's
 * Content-Security-Policy forbids. The readers and writers of spreadsheets run in a worker of ours already, so this one
 * works where it is called.
 */
export function unzip(archive: Uint8Array, done: (error: unknown, files: flate.Unzipped) => void): void {
  let files: flate.Unzipped;
  try {
    files = flate.unzipSync(archive);
  } catch (error) {
    done(error, {});
    return;
  }
  done(null, files);
}

/** As {@link unzip}, the other way round. */
export function zip(files: flate.Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, flate.zipSync(files));
}

export const inflateSync = flate.inflateSync;
export const strFromU8 = flate.strFromU8;
export const strToU8 = flate.strToU8;
export const unzipSync = flate.unzipSync;
export const zipSync = flate.zipSync;
