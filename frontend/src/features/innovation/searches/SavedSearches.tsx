import { Link } from 'react-router-dom';
import { SavedViews } from '@/ui/browse/SavedViews';
import { narrowing, type Submitted } from '../browsing/filters';
import { SearchAlerts } from './SearchAlerts';
import { useSavedSearches } from './useSavedSearches';

/** So many stand over a list; all of them have a page. */
const mostShown = 6;

/** The viewer's searches of a list over it, and the way to save the one that the address has. */
export function SavedSearches({ kind }: { kind: Submitted }) {
  const { views, save } = useSavedSearches(kind);
  return (
    <SavedViews
      label="Saved searches"
      noun="search"
      store={{ views, save }}
      mostShown={mostShown}
      isPart={(name) => name === 'search' || name === 'sort' || name === 'view' || name in narrowing[kind]}
      longestName={80}
      className="mt-5"
    >
      {(current) => (
        <>
          {current && <SearchAlerts search={current} />}
          {views.length > 0 && (
            <Link to="/saved-searches" className="ml-1 text-brand text-sm underline underline-offset-4">
              {views.length > mostShown ? `All ${views.length} saved searches` : 'Saved searches'}
            </Link>
          )}
        </>
      )}
    </SavedViews>
  );
}
