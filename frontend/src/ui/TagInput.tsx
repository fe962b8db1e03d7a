import { useState } from 'react';
import { Button } from './Button';
import { useFieldWiring } from './Field';
import { Icon } from './Icon';
import { TextInput } from './inputs';

interface TagInputProps {
  value: string[];
  onChange: (tags: string[]) => void;
  placeholder?: string;
  maxLength?: number;
}

export function TagInput({ value, onChange, placeholder = 'Add a tag', maxLength = 50 }: TagInputProps) {
  const [typed, setTyped] = useState('');
  const wiring = useFieldWiring();

  const add = () => {
    const tag = typed.trim();
    if (tag && !value.includes(tag)) onChange([...value, tag]);
    setTyped('');
  };

  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    if (wiring) document.getElementById(wiring.id)?.focus();
  };

  return (
    <div>
      <div className="flex gap-2">
        <TextInput
          value={typed}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
      {value.length > 0 && (
        <ul aria-label="Added so far" className="mt-2 flex flex-wrap gap-2">
          {value.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center rounded-md border border-line bg-sunken pl-3 text-ink text-sm"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                onClick={() => remove(tag)}
                aria-label={`Remove ${tag}`}
                className="grid size-11 shrink-0 place-items-center rounded-md text-ink-3 hover:text-ink"
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
