import { writeFile } from "node:fs/promises";
import { cutFace, facesOf, pathOf } from "./fonts/cut-face.ts";
import { runScript } from "./run-script.ts";

const HELP = "npm run fonts: cuts each face that src/styles/fonts.css names to the characters that it gives it.";

runScript("fonts", HELP, async () => {
  for (const face of await facesOf()) {
    const cut = await cutFace(face);
    await writeFile(pathOf(face), cut);
    console.log(`${face.name}: ${cut.length} bytes`);
  }
});
