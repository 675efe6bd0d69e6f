import { compileMessages } from "./messages/compile.ts";

await compileMessages("locale-modules");
