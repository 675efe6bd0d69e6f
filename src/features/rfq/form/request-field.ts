import type { Path } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { registerField } from "#src/ui/fields/use-sending-form.ts";
import type { RequestValues } from "./request-values.ts";
import type { RequestForm } from "./use-request-form.ts";

/** Everything a field component needs, for fields of lines too: name, handlers, refusal in words. */
export function requestField(form: RequestForm["form"], name: Path<RequestValues>) {
  const { error } = form.getFieldState(name, form.formState);
  const message = error?.message;
  return { ...registerField(form, name), ...(message ? { error: wordsOf(name, message) } : {}) };
}

/** A price is wrong in one way only: as a number, or in its decimals. */
function wordsOf(name: string, message: string): string {
  return name.endsWith("targetPrice") ? m.rfqs_form_target_wrong() : message;
}
