import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { TextInput } from '@/ui/inputs';
import type { SavedView } from './useSavedViews';

/** Where views are kept. */
interface ViewStore<View extends SavedView> {
  views: readonly View[];
  /** One of the same name gives way; answers false where it could not be kept. */
  save: (view: SavedView) => undefined | Promise<boolean>;
  /** Absent where a view is forgotten elsewhere. */
  forget?: (name: string) => void;
}

interface SavedViewsProps<View extends SavedView> {
  /** What they are called, for who does not see them. */
  label?: string;
  /** What one is called. */
  noun?: string;
  store: ViewStore<View>;
  /** Views that everybody has. */
  given?: readonly SavedView[];
  /** Whether a parameter of the address is part of a view: not of what is open beside the list. */
  isPart: (parameter: string) => boolean;
  longestName?: number;
  /** So many of the person's own are drawn; none of them is forgotten. */
  mostShown?: number;
  className?: string;
  /** Beside the person's own views; of the one that the address shows, where it does. */
  children?: (current: View | undefined) => ReactNode;
}

const look =
  'inline-flex min-h-11 max-w-60 shrink-0 items-center rounded-full border border-line px-3 text-sm md:min-h-9';

/** Named filters of a list, each a link; the filter of the address can be kept under a name. */
export function SavedViews<View extends SavedView>(props: SavedViewsProps<View>) {
  const {
    label = 'Views',
    noun = 'view',
    store,
    given = [],
    isPart,
    longestName = 40,
    mostShown,
    className = 'mb-4',
    children,
  } = props;
  const [parameters] = useSearchParams();
  const [name, setName] = useState<string>();
  const query = asQuery(parameters, isPart);
  const isShown = (view: SavedView) => asQuery(new URLSearchParams(view.query), isPart) === query;
  const own = store.views.find(isShown);
  const isGiven = given.some(isShown);
  const shown = [...given, ...store.views.slice(0, mostShown)];
  const current = given.find(isShown) ?? own;
  if (shown.length === 0 && query === '') return null;

  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const isKept = name?.trim() ? await store.save({ name: name.trim(), query }) : true;
    if (isKept !== false) setName(undefined);
  };

  return (
    <nav aria-label={label} className={classes('flex flex-wrap items-center gap-2 print:hidden', className)}>
      {shown.map((view) => (
        <Link
          key={view.name}
          to={`?${view.query}`}
          preventScrollReset
          aria-current={view === current ? 'true' : undefined}
          className={classes(look, view === current ? 'bg-accent-soft font-medium' : 'hover:bg-sunken')}
        >
          <span className="truncate">{view.name}</span>
        </Link>
      ))}
      {store.forget && own && !isGiven && (
        <Button variant="quiet" onClick={() => store.forget?.(own.name)}>
          Forget this {noun}
        </Button>
      )}
      {!current && query !== '' && name === undefined && (
        <Button variant="quiet" onClick={() => setName('')}>
          Save this {noun}
        </Button>
      )}
      {name !== undefined && (
        <form onSubmit={keep} className="flex min-w-0 items-center gap-2">
          <TextInput
            aria-label={`Name of the ${noun}`}
            autoFocus
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setName(undefined)}
          />
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </form>
      )}
      {children?.(own)}
    </nav>
  );
}

/** The same text for addresses that show the same. */
function asQuery(parameters: URLSearchParams, isPart: (name: string) => boolean): string {
  const kept = [...parameters].filter(([name, value]) => value !== '' && isPart(name));
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
