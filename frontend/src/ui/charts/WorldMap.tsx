import { type KeyboardEvent, useState } from 'react';
import { classes } from '../classes';
import world from './world.json';

interface WorldMapProps {
  /** By the two letters of a country, most first. */
  counts: readonly { value: string; count: number }[];
  /** What a country says: "Kenya: 5 members". */
  label: (code: string, count: number) => string;
  chosen?: readonly string[];
  /** Without it the map is a picture, and its figures stand in a table. */
  onToggle?: (code: string) => void;
}

const shapes: Record<string, string | undefined> = world.shapes;
const dots: Record<string, number[] | undefined> = world.dots;
/** The more, the darker. */
const fills = ['fill-brand/35', 'fill-brand/55', 'fill-brand/75', 'fill-brand'];

/** Countries by how many of something they have. As something to choose from it is one stop of the keyboard, whose arrows go from country to country, most first. */
export function WorldMap({ counts, label, chosen = [], onToggle }: WorldMapProps) {
  const [at, setAt] = useState(0);
  const most = counts[0]?.count ?? 1;
  const drawn = counts.filter(({ value }) => shapes[value] ?? dots[value]);
  const there = new Set(drawn.map(({ value }) => value));
  const fillOf = (count: number) =>
    fills[Math.min(fills.length - 1, Math.floor((fills.length * Math.log1p(count)) / Math.log1p(most + 1)))];

  const press = (event: KeyboardEvent<SVGElement>, n: number, code: string) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (n + step + drawn.length) % drawn.length;
      setAt(next);
      event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-code="${drawn[next]?.value}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onToggle?.(code);
    else return;
    event.preventDefault();
  };
  const chosenBy = (n: number, value: string, count: number) =>
    onToggle && {
      role: 'button',
      tabIndex: n === Math.min(at, drawn.length - 1) ? 0 : -1,
      'aria-label': label(value, count),
      'aria-pressed': chosen.includes(value),
      onClick: () => onToggle(value),
      onKeyDown: (event: KeyboardEvent<SVGElement>) => press(event, n, value),
    };

  return (
    <svg
      viewBox={`0 0 ${world.width} ${world.height}`}
      className="h-auto w-full"
      role={onToggle ? 'group' : 'img'}
      aria-label="World map"
    >
      <path d={world.rest} className="fill-sunken stroke-line" strokeWidth="0.5" />
      {Object.entries(shapes).map(
        ([code, d]) =>
          !there.has(code) && <path key={code} d={d} className="fill-sunken stroke-line" strokeWidth="0.5" />,
      )}
      {drawn.map(({ value, count }, n) => {
        const [x, y] = dots[value] ?? [];
        const Shape = shapes[value] ? 'path' : 'circle';
        return (
          <Shape
            key={value}
            {...(shapes[value] ? { d: shapes[value] } : { cx: x, cy: y, r: 5 })}
            {...chosenBy(n, value, count)}
            data-code={value}
            className={classes(
              'stroke-surface hover:stroke-ink forced-colors:fill-[Highlight]',
              onToggle && 'cursor-pointer focus-visible:stroke-ink focus-visible:outline-none',
              chosen.includes(value) ? 'fill-accent' : fillOf(count),
            )}
            strokeWidth="1.5"
          >
            <title>{label(value, count)}</title>
          </Shape>
        );
      })}
    </svg>
  );
}
