import {
  type SavedSearchDto,
  useChangeSavedSearchMutation,
  useListSavedSearchesQuery,
  useSaveSearchMutation,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import type { SavedView } from '@/ui/browse/useSavedViews';
import { toast } from '@/ui/toast';
import type { Submitted } from '../browsing/filters';

const none: SavedSearchDto[] = [];

/** The searches of a list that the viewer has saved, and the ways to keep what stands in the address. */
export function useSavedSearches(list: Submitted) {
  const { data: views = none } = useListSavedSearchesQuery({ list });
  const [save] = useSaveSearchMutation();
  const change = useChangeSearch();

  return {
    views,
    change,
    /** Under a name that there is, it takes the place of what stood under it. */
    save: async ({ name, query }: SavedView): Promise<boolean> => {
      const known = views.find((view) => view.name === name);
      if (known) return change(known, { query }, 'Search changed');
      const { error } = await save({ saveSearchDto: { list, name, query, frequency: 'off' } });
      if (error) toast({ title: 'Not saved', description: problemText(error), variant: 'destructive' });
      else toast({ title: 'Search saved', description: 'Choose beside it whether a mail says what is new.' });
      return !error;
    },
  };
}

/** Changes a saved search, and says how that went. */
export function useChangeSearch() {
  const [change] = useChangeSavedSearchMutation();
  return async (search: SavedSearchDto, changes: Partial<SavedSearchDto>, title: string): Promise<boolean> => {
    const { name, query, frequency } = { ...search, ...changes };
    const { error } = await change({ id: search.id, changeSavedSearchDto: { name, query, frequency } });
    if (error) toast({ title: 'Not saved', description: problemText(error), variant: 'destructive' });
    else toast({ title, description: `“${name}” is saved.` });
    return !error;
  };
}
