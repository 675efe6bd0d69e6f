import type { Plugin } from "vite";

const COMPILED = /\/i18n\/paraglide\/messages\/[^/]+\.js$/;
/** What the compiler says of each message to who reads types: three quarters of the files, and nothing at run time. */
const COMMENTS = /^\/\*\*[\s\S]*?\*\/\n|(?<== )\/\*\* @type .* \*\/ (?=\()|\/\*\* @type \{LocalizedString\} \*\/ /gm;

/** Messages without what is said of them, where nobody bundles: megabytes that each start would read, rewrite and send. */
export function leanMessages(): Plugin {
  return {
    name: "mawrid:lean-messages",
    enforce: "pre",
    apply: "serve",
    transform: (code, id) => (COMPILED.test(id) ? { code: code.replace(COMMENTS, ""), map: { mappings: "" } } : null),
  };
}
