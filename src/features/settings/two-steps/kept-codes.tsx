import { Download } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { saveFile } from "#src/lib/format/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { CopyText } from "./copy-text.tsx";

const FILE_NAME = "mawrid-recovery-codes.txt";

/** The recovery codes, shown this once, to be copied or kept as a file. */
export function KeptCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const shown = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  const text = `${shown.join("\n")}\n`;
  return (
    <section className="grid gap-4 rounded-lg border border-brass-300 bg-brass-50 p-4 sm:p-5">
      <h3 className="text-gulf-900 text-lg">{m.settings_factor_codes()}</h3>
      <p className="text-sand-800 text-sm">{m.settings_factor_codes_intro()}</p>
      <ul className="grid grid-cols-2 gap-2 sm:max-w-md">
        {shown.map((code) => (
          <li key={code} className="rounded-md bg-white px-2 py-2 text-center">
            <Ltr className="whitespace-nowrap font-bold font-mono text-gulf-900 text-sm sm:text-base">{code}</Ltr>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyText text={text} label={m.settings_factor_codes_copy()} />
        <Button
          type="button"
          variant="secondary"
          onClick={() => saveFile(FILE_NAME, new Blob([text], { type: "text/plain" }))}
          className="max-sm:w-full"
        >
          <Download aria-hidden size={18} /> {m.settings_factor_codes_download()}
        </Button>
      </div>
      <div>
        <Button type="button" onClick={onKept} className="max-sm:w-full">
          {m.settings_factor_codes_kept()}
        </Button>
      </div>
    </section>
  );
}
