import {
  ArrowRight,
  Building2,
  FolderKanban,
  Lightbulb,
  MessageSquare,
  Search,
  Target,
  UserRound,
  UsersRound,
  Zap,
} from 'lucide-react';
import { Highlighted } from '@/ui/browse/Highlighted';
import { classes } from '@/ui/classes';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { PersonPicture } from '@/ui/PersonPicture';
import { type Entry, type EntryGroup, hitsOf } from './entries';

/** What has none, as a kind that came later, has the sign of a page. */
const signs: Record<string, typeof Search> = {
  problem: Target,
  solution: Lightbulb,
  project: FolderKanban,
  organization: Building2,
  person: UserRound,
  community: UsersRound,
  discussion: MessageSquare,
  action: Zap,
  search: Search,
};

interface PaletteListProps {
  /** Its options are numbered under it. */
  id: string;
  groups: EntryGroup[];
  typed: string;
  current: number;
  onPoint: (place: number) => void;
  onTake: (entry: Entry, inNewTab: boolean) => void;
}

/** The options of the palette's field, which keeps the focus. */
export function PaletteList({ id, groups, typed, current, onPoint, onTake }: PaletteListProps) {
  let place = -1;
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label="Results"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      {groups.map(({ title, entries }, nth) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={title} role="group" aria-labelledby={`${id}-group-${nth}`}>
          <p id={`${id}-group-${nth}`} role="presentation" className="px-3 pt-3 pb-1 font-medium text-ink-3 text-xs">
            {title}
          </p>
          {entries.map((entry) => {
            place += 1;
            const own = place;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
              <div
                key={`${entry.address ?? ''} ${entry.title}`}
                id={`${id}-${own}`}
                role="option"
                tabIndex={-1}
                aria-selected={own === current}
                onPointerMove={() => own !== current && onPoint(own)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onTake(entry, event.ctrlKey || event.metaKey)}
                className={classes(
                  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-1.5 text-sm',
                  own === current && 'bg-sunken forced-colors:outline-2',
                )}
              >
                <Face entry={entry} />
                <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
                  <span className="block text-ink [overflow-wrap:anywhere]">
                    <Highlighted text={entry.title} hits={entry.kind === 'search' ? [] : hitsOf(entry.title, typed)} />
                  </span>
                  {entry.line && <span className="block min-w-0 flex-1 truncate text-ink-2 text-xs">{entry.line}</span>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** An organization’s mark, a person’s picture, or the sign of the kind. */
function Face({ entry: { kind, title, organizationId, imageUrl } }: { entry: Entry }) {
  const Sign = signs[kind] ?? ArrowRight;
  return (
    <span className="grid size-6 shrink-0 place-items-center">
      {organizationId && kind === 'organization' ? (
        <OrganizationMark organization={{ id: organizationId, logoUrl: imageUrl }} size="inline" />
      ) : organizationId && kind === 'person' ? (
        <PersonPicture name={title} imageUrl={imageUrl ?? null} organizationId={organizationId} size="inline" />
      ) : (
        <Sign className="size-4.5 text-ink-3" aria-hidden="true" />
      )}
    </span>
  );
}
