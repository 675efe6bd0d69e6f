import { TextArea as RadixTextArea } from "@radix-ui/themes/components/text-area";
import type { ComponentProps } from "react";
import { Field, type FieldFrameProps } from "./field.tsx";
import { frame, INVALID_EDGE } from "./text-field.tsx";

interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<typeof RadixTextArea>, "color" | "size" | "required"> {}

/** A text of several lines with its label; the direction follows what is typed. */
export function TextArea({ label, hint, error, required, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...frame(label, hint, error, required)}>
      {(control) => (
        <RadixTextArea
          size="3"
          placeholder=" "
          dir="auto"
          resize="vertical"
          rows={rows}
          {...area}
          {...control}
          className={INVALID_EDGE}
          {...(error ? { color: "red" as const } : {})}
        />
      )}
    </Field>
  );
}
