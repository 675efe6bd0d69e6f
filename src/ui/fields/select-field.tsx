import type { ComponentProps } from "react";
import { Field, type FieldFrameProps } from "./field.tsx";
import { Select, type SelectOption } from "./select.tsx";
import { frame } from "./text-field.tsx";

interface SelectFieldProps extends FieldFrameProps, Omit<ComponentProps<"select">, "required"> {
  options: readonly SelectOption[];
  /** First, empty choice; without it the first option is chosen. */
  placeholder?: string;
}

/** The platform's own list with our look: on a phone nothing is easier to use. */
export function SelectField({ label, hint, error, required, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field {...frame(label, hint, error, required)}>
      {(control) => (
        <Select {...select} {...control} options={options} {...(placeholder === undefined ? {} : { placeholder })} />
      )}
    </Field>
  );
}
