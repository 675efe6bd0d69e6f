import { type ReactNode, useId } from "react";
import { m } from "#i18n/paraglide/messages.js";

export interface FieldFrameProps {
  label: string;
  hint?: string;
  /** The field's refusal in words; undefined while it is fine. */
  error?: string;
  required?: boolean;
}

interface FieldProps extends FieldFrameProps {
  /** Draws the control with the ids and states that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** Label, control, hint and error of one form field. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-bold text-gulf-900">
        {/* The blank keeps an Arabic label from being joined to the word after it. */}
        {label}{" "}
        {required ? (
          <span aria-hidden className="text-clay-600">
            *
          </span>
        ) : (
          <span className="ms-0.5 font-normal text-sand-600 text-xs">{m.forms_optional()}</span>
        )}
      </label>
      {children({
        id,
        "aria-describedby": note ? `${id}-note` : undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? "font-bold text-clay-700 text-xs" : "text-sand-600 text-xs"}>
          {note}
        </p>
      )}
    </div>
  );
}
