import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldFrameProps } from "./field.tsx";
import { frame } from "./text-field.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

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

interface SelectProps extends ComponentProps<"select"> {
  options: readonly SelectOption[];
  placeholder?: string;
}

/** The bare list, for places with a label of their own. */
export function Select({ options, placeholder, className = "", ...select }: SelectProps) {
  return (
    <span className={`relative block ${className}`}>
      <select
        {...select}
        className="min-h-11 w-full appearance-none rounded-md border border-sand-300 bg-white ps-3 pe-10 text-base aria-invalid:border-clay-600"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-sand-600"
      />
    </span>
  );
}
