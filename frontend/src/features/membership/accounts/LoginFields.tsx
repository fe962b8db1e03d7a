import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { PasswordInput } from '@/ui/PasswordInput';

export interface LoginErrors {
  email?: string;
  password?: string;
}

interface LoginFieldsProps {
  email: string;
  onEmail: (email: string) => void;
  errors: LoginErrors;
}

export function LoginFields({ email, onEmail, errors }: LoginFieldsProps) {
  return (
    <>
      <Field id="email" label="Email" required error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Field id="password" label="Password" required error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
    </>
  );
}

export function readLogin(form: HTMLFormElement) {
  const { email, password } = form.elements as unknown as Record<'email' | 'password', HTMLInputElement>;
  return { email: email.value.trim(), password: password.value };
}

/** What a browser would ask for, in our words. */
export function checkLogin({ email, password }: ReturnType<typeof readLogin>): LoginErrors {
  return {
    ...(!/^\S+@\S+$/.test(email) && { email: 'Please enter your email address' }),
    ...(!password && { password: 'Please enter your password' }),
  };
}

export const linesOf = (errors: LoginErrors) =>
  Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
