import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { TextInput } from '@/ui/inputs';
import { type SavedView, useSavedViews } from './useSavedViews';

interface SavedViewsProps {
  /** Which list, for the browser to remember. */
  list: string;
  /** Views that everybody has. */
  given: readonly SavedView[];
  /** Parameters of the address that narrow nothing, such as what is open beside the list. */
  without: readonly string[];
}

const look = 'inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm hover:bg-sunken';

/** Named filters of a list, each a link; the filter of the address can be kept under a name in this browser. */
export function SavedViews({ list, given, without }: SavedViewsProps) {
  const [parameters] = useSearchParams();
  const { views, save, forget } = useSavedViews(list);
  const [name, setName] = useState<string>();
  const query = narrowing(parameters, without);
  const shown = [...given, ...views];
  const current = shown.find((view) => narrowing(new URLSearchParams(view.query), without) === query);
  const isOwn = views.some((view) => view.name === current?.name);

  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name?.trim()) save({ name: name.trim(), query });
    setName(undefined);
  };

  return (
    <nav aria-label="Views" className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {shown.map((view) => (
        <Link
          key={view.name}
          to={`?${view.query}`}
          preventScrollReset
          aria-current={view === current ? 'true' : undefined}
          className={classes(look, view === current && 'bg-accent-soft font-medium')}
        >
          {view.name}
        </Link>
      ))}
      {isOwn && current && (
        <Button variant="quiet" onClick={() => forget(current.name)}>
          Forget this view
        </Button>
      )}
      {!current && query !== '' && name === undefined && (
        <Button variant="quiet" onClick={() => setName('')}>
          Save this view
        </Button>
      )}
      {name !== undefined && (
        <form onSubmit={keep} className="flex items-center gap-2">
          <TextInput
            aria-label="Name of the view"
            autoFocus
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setName(undefined)}
          />
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </form>
      )}
    </nav>
  );
}

/** The same text for addresses that narrow by the same. */
function narrowing(parameters: URLSearchParams, without: readonly string[]): string {
  const kept = [...parameters].filter(([name, value]) => value !== '' && !without.includes(name));
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
