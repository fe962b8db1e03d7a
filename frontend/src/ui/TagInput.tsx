import { Button } from './Button';
import { useFieldWiring } from './Field';
import { Icon } from './Icon';
import { TextInput } from './inputs';
import { tagProblem, withTag } from './tags';

interface TagInputProps {
  value: string[];
  onChange: (tags: string[]) => void;
  /** What stands in the input and is no tag yet; who owns the form sends it as one. */
  typed: string;
  onTyped: (text: string) => void;
  placeholder?: string;
}

/** What is typed becomes a tag by Enter, by the button and on the way out, unless `tagProblem` says why not. */
export function TagInput({ value, onChange, typed, onTyped, placeholder = 'Add a tag' }: TagInputProps) {
  const wiring = useFieldWiring();

  const add = () => {
    if (tagProblem(typed, value)) return;
    const tags = withTag(value, typed);
    if (tags !== value) onChange(tags);
    if (typed) onTyped('');
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
          placeholder={placeholder}
          onChange={(event) => onTyped(event.target.value)}
          onBlur={() => whenReleased(add)}
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

/** A new tag moves what is below it: a press that left the input has to end on the button where it began. */
function whenReleased(act: () => void) {
  if (!document.querySelector('body :active')) return act();
  document.addEventListener('click', act, { once: true });
}
