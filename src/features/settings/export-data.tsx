import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { exportFileName, saveFile } from "./export-file.ts";

/** Everything that is stored about oneself, as one file. */
export function ExportData() {
  const { client } = api.useUtils();
  const exporting = useMutation({
    mutationFn: async () => {
      const data = await client.account.exportData.query();
      const name = exportFileName(Date.now());
      saveFile(name, `${JSON.stringify(data, null, 2)}\n`);
      return name;
    },
  });
  return (
    <Panel title={m.settings_export()} intro={m.settings_export_intro()}>
      <div>
        <Button type="button" busy={exporting.isPending} onClick={() => exporting.mutate()} className="max-sm:w-full">
          <Download aria-hidden size={18} /> {m.settings_export_action()}
        </Button>
      </div>
      {exporting.isSuccess && (
        <Notice tone="success">{m.settings_export_done({ file: `\u2066${exporting.data}\u2069` })}</Notice>
      )}
      {exporting.isError && <Notice tone="error">{failureWords(exporting.error)}</Notice>}
    </Panel>
  );
}

function failureWords(error: unknown): string {
  return toCallFailure(error).code === "RATE_LIMITED" ? m.settings_export_rate() : m.settings_export_failed();
}
