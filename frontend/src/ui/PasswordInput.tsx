import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { TextInput } from '@/ui/inputs';

/** A password that its typist may look at. */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const [isShown, setShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <TextInput
        type={isShown ? 'text' : 'password'}
        className="pr-12"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-ink-3 hover:text-ink"
      >
        <Sign className="size-5" aria-hidden="true" />
      </button>
    </span>
  );
}
