import * as z from "zod";

/** An error that a browser met in a script of ours: which, where, and of which deployment; nobody's name, no address. */
export const browserErrorSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z]{1,60}$/),
  message: z.string().max(300),
  /** Where it was thrown, in the built script. */
  script: z.string().regex(/^\/assets\/[\w./-]{1,150}\.js$/),
  line: z.int().min(0).max(10_000_000),
  column: z.int().min(0).max(10_000_000),
  /** The pattern of the page, e.g. `/products/$category/$product`. */
  page: z.string().regex(/^\/[\w$./-]{0,150}$/),
  /** Of the page; the Worker may be a later one. */
  release: z.string().regex(/^[\w-]{0,60}$/),
});
export type BrowserError = z.output<typeof browserErrorSchema>;
