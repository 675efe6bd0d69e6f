import { parseSync } from "vite";
import { readProjectFile } from "./project-files.ts";

export interface WrittenImport {
  /** As written, e.g. `#domain/kernel/locale.ts`. */
  source: string;
  /** Gone after compilation. */
  isTypeOnly: boolean;
}

/** Imports and re-exports of a module, read by a parser that knows TypeScript; dynamic ones are left out. */
export function importsWrittenIn(path: string): WrittenImport[] {
  const { program } = parseSync(path, readProjectFile(path));
  return program.body.flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      const { specifiers } = statement;
      const namesAreTypes =
        specifiers.length > 0 &&
        specifiers.every((name) => name.type === "ImportSpecifier" && name.importKind === "type");
      return { source: statement.source.value, isTypeOnly: statement.importKind === "type" || namesAreTypes };
    }
    if (statement.type === "ExportNamedDeclaration" || statement.type === "ExportAllDeclaration") {
      const { source, exportKind } = statement;
      return source ? { source: source.value, isTypeOnly: exportKind === "type" } : [];
    }
    return [];
  });
}
