import { Download } from "lucide-react";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { datedName, saveFile as saveBlob } from "#src/lib/format/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { besideFields } from "./beside-fields.ts";

const loadSchema = () => import("#domain/identity/account.ts").then(({ exportDataSchema }) => exportDataSchema);
const EMPTY = { password: "" };

/** Everything that is stored about oneself, as one file, for whoever knows the password. */
export function ExportData() {
  const { field, submit, problem, result, isSending } = useExport();
  return (
    <Panel title={m.settings_export()} intro={m.settings_export_intro()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-md">
        <PasswordField label={m.settings_password_current()} autoComplete="current-password" {...field("password")} />
        <FormProblem problem={besideFields(problem)} />
        {result && !problem && <Notice tone="success">{m.settings_export_done({ file: isolatedLtr(result) })}</Notice>}
        <div>
          <Button type="submit" busy={isSending} className="max-sm:w-full">
            <Download aria-hidden size={18} /> {m.settings_export_action()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function useExport() {
  const { client } = api.useUtils();
  const sending = useSendingForm({
    loadSchema,
    draftKey: "export-data",
    defaultValues: EMPTY,
    send: async (values, _, signal) => {
      const data = await client.account.exportData.mutate(values, { signal });
      const name = exportFileName(Date.now());
      saveFile(name, `${JSON.stringify(data, null, 2)}\n`);
      return name;
    },
    onSent: () => {
      sending.form.reset(EMPTY);
    },
  });
  return sending;
}

/** Name of the file with one's data, by the day in Dubai: `mawrid-data-2026-11-21.json`. */
export function exportFileName(now: number): string {
  return datedName("mawrid-data", "json", now);
}

/** Hands a file of JSON to the browser's downloads. */
function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }));
}
