import { Root } from "@radix-ui/themes/components/text-field";
import type { ComponentProps } from "react";
import { Field, type FieldFrameProps } from "./field.tsx";

/** What is typed into a field decides its direction, keyboard and autofill (experience: checklist 7). */
const KINDS = {
  text: { type: "text", dir: "auto" },
  name: { type: "text", dir: "auto", autoComplete: "name" },
  company: { type: "text", dir: "auto", autoComplete: "organization" },
  email: { type: "email", dir: "ltr", inputMode: "email", autoComplete: "email" },
  url: { type: "text", dir: "ltr", inputMode: "url", autoComplete: "url" },
  number: { type: "text", dir: "ltr", inputMode: "numeric" },
  date: { type: "date", dir: "ltr" },
  decimal: { type: "text", dir: "ltr", inputMode: "decimal" },
  search: { type: "search", dir: "auto", inputMode: "search", enterKeyHint: "search" },
} as const;

interface TextFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<typeof Root>, "color" | "size" | "type" | "required"> {
  kind?: keyof typeof KINDS;
}

/** The edge of a refused field, seen without focus too. */
export const INVALID_EDGE = "has-aria-invalid:shadow-[inset_0_0_0_1px_var(--border-color-clay-600)]";

/** A single-line input with its label. Spread react-hook-form's `register(...)` into it. */
export function TextField({ label, hint, error, required, kind = "text", className, ...input }: TextFieldProps) {
  return (
    <Field {...frame(label, hint, error, required)}>
      {(control) => (
        <Root
          size="3"
          placeholder=" "
          {...KINDS[kind]}
          {...input}
          {...control}
          {...(error ? { color: "red" as const } : {})}
          className={`placeholder:[text-align:start] ${INVALID_EDGE} ${className ?? ""}`}
        />
      )}
    </Field>
  );
}

/** Leaves out what is undefined, so that optional props stay optional. */
export function frame(label: string, hint?: string, error?: string, required?: boolean): FieldFrameProps {
  return {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { error }),
    ...(required === undefined ? {} : { required }),
  };
}
