import { Download } from "lucide-react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

/** A filled-in file in the reader's language (public/samples), which imports as it is. */
export function SampleLink() {
  return (
    <Button asChild look="secondary">
      <a href={`/samples/mawrid-products-${currentLocale()}.csv`} download>
        <Download aria-hidden size={18} /> {m.import_template_sample()}
      </a>
    </Button>
  );
}
