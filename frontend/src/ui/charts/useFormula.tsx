import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button';

/** How a figure is worked out: behind a button that stands beside it, in a text under it. */
export function useFormula(figure: string, formula: ReactNode) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    button: (
      <Button
        variant="quiet"
        className="-my-2 -mr-2 size-11 px-0!"
        aria-label={`How ${figure} is worked out`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border border-current font-semibold text-xs"
        >
          i
        </span>
      </Button>
    ),
    text: (
      <p id={id} hidden={!isOpen} className="mt-2 text-ink-2 text-sm">
        {formula}
      </p>
    ),
  };
}
