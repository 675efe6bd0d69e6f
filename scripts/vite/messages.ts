import { join } from "node:path";
import type { Plugin } from "vite";
import { compileMessages, MESSAGE_FOLDERS } from "../messages/compile.ts";

/** What the code imports, and what the build takes for it. */
const COMPILED = /^#i18n\/paraglide\/(?=.)/;
/** Texts are often written file by file. */
const PAUSE_MS = 200;

/** The messages as the code imports them: compiled before anything is loaded, and again whenever a text is written. */
export function messages(root: string): Plugin {
  return {
    name: "mawrid:messages",
    async config(_config, { command, isPreview }) {
      if (isPreview) return {};
      const shape = command === "build" ? "message-modules" : "locale-modules";
      await compileMessages(shape, root);
      return { resolve: { alias: [{ find: COMPILED, replacement: `${join(root, MESSAGE_FOLDERS[shape])}/` }] } };
    },
    configureServer({ watcher, config }) {
      const texts = join(root, "i18n/messages");
      let pause: ReturnType<typeof setTimeout> | undefined;
      watcher.on("all", (_event, file) => {
        if (!file.startsWith(texts)) return;
        clearTimeout(pause);
        pause = setTimeout(() => {
          compileMessages("locale-modules", root).catch((error: unknown) => config.logger.error(String(error)));
        }, PAUSE_MS);
      });
      watcher.add(texts);
    },
  };
}
