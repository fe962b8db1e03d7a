import { type KeyboardEvent, useState } from 'react';
import { classes } from '../classes';
import { around, before, type Change, link } from './editing';

/** Drawn on the grid of `Icon`, which comes with every page. */
const tools: { label: string; path: string; change: Change; keys?: string }[] = [
  {
    label: 'Bold',
    path: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
    change: around('**'),
    keys: 'Control+B Meta+B',
  },
  { label: 'Italic', path: 'M8.5 4H15M5 16h6.5M12 4 8 16', change: around('*'), keys: 'Control+I Meta+I' },
  { label: 'List', path: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01', change: before('- ') },
  { label: 'Quote', path: 'M4 4v12M8.5 6H17M8.5 10H17M8.5 14H13', change: before('> ') },
  {
    label: 'Link',
    path: 'm8 12 4-4M9.5 6 11 4.5a3.2 3.2 0 0 1 4.5 4.5L14 10.5M10.5 14 9 15.5A3.2 3.2 0 0 1 4.5 11L6 9.5',
    change: link,
  },
];

interface ToolbarProps {
  className?: string;
  onUse: (change: Change) => void;
}

/** One stop on the way of the keyboard; arrows lead from tool to tool. */
export function Toolbar({ className, onUse }: ToolbarProps) {
  const [current, setCurrent] = useState(0);

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      role="toolbar"
      aria-label="Format"
      onKeyDown={onKeyDown}
      className={classes('mb-2 flex flex-wrap gap-1', className)}
    >
      {tools.map(({ label, path, change, keys }, n) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-keyshortcuts={keys}
          title={label}
          tabIndex={n === current ? 0 : -1}
          onFocus={() => setCurrent(n)}
          onClick={() => onUse(change)}
          className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <svg
            viewBox="0 0 20 20"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            focusable="false"
          >
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}
