import type { ComponentProps } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { TextField } from "./text-field.tsx";

type RegisteredField = Omit<ComponentProps<typeof TextField>, "label" | "kind">;

/** The e-mail address of whoever sends a form. */
export function EmailField(field: RegisteredField) {
  return <TextField kind="email" label={m.forms_email()} required maxLength={254} {...field} />;
}
