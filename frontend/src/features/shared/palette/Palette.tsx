import { problemText } from '@alliance/api-client/problem';
import { useKnownViewer } from '@alliance/api-client/viewer';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { useIsMounted } from '@/ui/routing';
import { longestSearch, searchText } from '@/ui/searchText';
import { useTheme } from '@/ui/theme';
import { actionsOf } from './actions';
import { type Entry, groupsOf, type KnownPage } from './entries';
import { PaletteList } from './PaletteList';
import { keepRecent, readRecent } from './recent';
import { useFound } from './useFound';

export type { KnownPage } from './entries';

interface PaletteProps {
  /** Where the viewer may go. */
  pages: readonly KnownPage[];
  /** What was typed while it came. */
  typed?: { readonly current: string };
  /** Whether they search the alliance too, as members do. */
  searches?: boolean;
  onClose: () => void;
}

/** Goes to everything and does most things by key: what is typed is looked for in all that there is. */
export default function Palette({ pages, searches = true, typed: early, onClose }: PaletteProps) {
  const { viewer } = useKnownViewer();
  const isMounted = useIsMounted();
  const navigate = useNavigate();
  const { theme, choose } = useTheme();
  const [text, setText] = useState(early?.current ?? '');
  const [current, setCurrent] = useState(0);
  const id = useId();
  const typed = text.trim();
  const recent = useMemo(() => (viewer ? readRecent(viewer.id) : []), [viewer]);
  const { found, error, isSearching } = useFound(typed, !searches);
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const actions: Entry[] = [
    ...actionsOf(viewer, isMounted),
    { kind: 'action', title: `Switch to the ${otherTheme} theme`, run: () => choose(otherTheme) },
  ];
  const groups = groupsOf({ typed, recent, actions, pages, found: found.groups, isMounted, searches });
  const entries = groups.flatMap((group) => group.entries);
  // What only leads on to the lists was not found.
  const results = entries.filter(({ kind }) => kind !== 'search').length;
  const isSaid = found.missing.length > 0 || error || (results === 0 && !isSearching);
  const at = Math.min(current, entries.length - 1);

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at]);

  const take = (entry: Entry, inNewTab = false) => {
    onClose();
    entry.run?.();
    if (!entry.address) return;
    if (viewer && !viewer.seenUntil && entry.kind !== 'search') keepRecent(viewer.id, entry);
    if (inNewTab) window.open(entry.address, '_blank', 'noopener');
    else navigate(entry.address);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A letter that is still being put together takes these keys for itself.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const entry = entries[at];
    if (step !== 0 && entries.length > 0) setCurrent((at + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && entry) take(entry, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={searches ? 'Search the alliance' : 'Go to'}
      head={
        <div className="relative min-w-0 flex-1">
          <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-3" />
          <input
            data-first-focus
            role="combobox"
            aria-label={searches ? 'Search the alliance' : 'Go to'}
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={longestSearch}
            placeholder={searches ? 'Problems, people, pages, actions…' : 'A page or an action…'}
            value={text}
            onChange={({ target }) => {
              setText(searchText(target.value));
              setCurrent(0);
            }}
            onKeyDown={onKeyDown}
            className="control truncate pl-11"
          />
        </div>
      }
    >
      <p role="status" className={isSaid ? noteLook : 'sr-only'}>
        {said({
          typed,
          count: results,
          isSearching,
          missing: found.missing,
          trouble: error && problemText(error),
        })}
      </p>
      <PaletteList id={id} groups={groups} typed={typed} current={at} onPoint={setCurrent} onTake={take} />
      <p aria-hidden="true" className="mt-2 hidden border-line border-t px-3 pt-3 text-ink-3 text-xs sm:block">
        ↑ ↓ choose · Enter opens · {isMac ? '⌘' : 'Ctrl'} Enter opens in a new tab · Esc closes
      </p>
    </Dialog>
  );
}

const noteLook = 'px-3 py-3 text-ink-2 text-sm';
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

interface Said {
  typed: string;
  count: number;
  isSearching: boolean;
  missing: string[];
  trouble?: string;
}

/** What there is, for who does not see it; and what could not be looked for, for everybody. */
function said({ typed, count, isSearching, missing, trouble }: Said): string {
  if (trouble) return `The alliance could not be searched. ${trouble}`;
  if (isSearching) return 'Searching...';
  const left = missing.length > 0 ? ` Not searched just now: ${missing.join(', ')}.` : '';
  if (typed === '') return '';
  return (count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'result' : 'results'}.`) + left;
}
