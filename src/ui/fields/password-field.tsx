import { Root } from "@radix-ui/themes/components/text-field";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Field, type FieldFrameProps } from "./field.tsx";
import { frame, INVALID_EDGE } from "./text-field.tsx";

interface PasswordFieldProps extends FieldFrameProps, Omit<ComponentProps<typeof Root>, "color" | "size" | "type"> {
  /** Lets password managers tell a password from a new one. */
  autoComplete: "current-password" | "new-password";
}

/** A password with a button that shows it; left-to-right in every language. */
export function PasswordField({ label, hint, error, required = true, className, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...frame(label, hint, error, required)}>
      {(control) => (
        <Root
          size="3"
          dir="ltr"
          maxLength={256}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...control}
          type={isShown ? "text" : "password"}
          {...(error ? { color: "red" as const } : {})}
          className={`${INVALID_EDGE} ${className ?? ""}`}
        >
          <button
            type="button"
            aria-label={isShown ? m.forms_password_hide() : m.forms_password_show()}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="order-1 grid size-11 shrink-0 place-items-center rounded-md text-sand-700 hover:text-gulf-800"
          >
            {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </button>
        </Root>
      )}
    </Field>
  );
}
