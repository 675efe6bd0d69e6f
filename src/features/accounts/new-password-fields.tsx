import { m } from "#i18n/paraglide/messages.js";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { PasswordStrength } from "#src/ui/fields/password-strength.tsx";

interface FieldProps {
  name: string;
  error: string | undefined;
}

interface NewPasswordFieldsProps<Props extends FieldProps> {
  label: string;
  /** What is typed so far, for the hint. */
  typed: string | undefined;
  field: (name: "password" | "confirmPassword") => Props;
}

/** A new password with a hint of its strength, and once more. */
export function NewPasswordFields<Props extends FieldProps>({ label, typed, field }: NewPasswordFieldsProps<Props>) {
  const { error, ...password } = field("password");
  const { error: confirmError, ...confirm } = field("confirmPassword");
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          label={label}
          autoComplete="new-password"
          enterKeyHint="next"
          {...password}
          {...(error ? { error } : {})}
        />
        <PasswordStrength password={typed ?? ""} />
      </div>
      <PasswordField
        label={m.auth_confirm_password()}
        autoComplete="new-password"
        enterKeyHint="done"
        {...confirm}
        {...(confirmError ? { error: confirmError } : {})}
      />
    </>
  );
}
