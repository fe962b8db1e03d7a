import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { CardList, type CardListProps } from './CardList';

type UseSuggestion = (search: { search: string }) => { currentData?: { suggestion: string | null } };

interface BrowsePageProps<Item> extends Pick<CardListProps<Item>, 'result' | 'children'> {
  /** "Problem" or the like. */
  noun: string;
  title: string;
  description: string;
  tiles: ReactNode;
  /** Said when there is nothing at all yet. */
  invitation: string;
  search: string;
  onSearch: (text: string) => void;
  /** What was probably meant by a search that found nothing. */
  useSuggestion: UseSuggestion;
  onSubmit: () => void;
}

/** All of one kind: its figures, the search, the cards, and the way to submit another one. */
export function BrowsePage<Item extends { id: string }>(props: BrowsePageProps<Item>) {
  const { noun, title, description, tiles, invitation, search, onSearch, useSuggestion, onSubmit, result, children } =
    props;
  const nouns = `${noun.toLowerCase()}s`;
  return (
    <>
      <PageHeader title={title} description={description} actions={<Button onClick={onSubmit}>Submit {noun}</Button>} />
      {tiles}
      <div className="my-6">
        <SearchBox
          label={`Search ${nouns}`}
          placeholder={`Search ${nouns} by title, description or category...`}
          value={search}
          onSearch={onSearch}
        />
      </div>
      <CardList
        result={result}
        what={`The ${nouns}`}
        empty={
          search ? (
            <NothingFound {...{ noun, search, onSearch, useSuggestion, onSubmit }} />
          ) : (
            <EmptyState title={`No ${noun}s Found`} action={<Button onClick={onSubmit}>Submit First {noun}</Button>}>
              {invitation}
            </EmptyState>
          )
        }
      >
        {children}
      </CardList>
    </>
  );
}

type NothingFoundProps = Pick<BrowsePageProps<never>, 'noun' | 'search' | 'onSearch' | 'useSuggestion' | 'onSubmit'>;

/** Nothing matches the search: what may have been meant, and the ways on. */
function NothingFound({ noun, search, onSearch, useSuggestion, onSubmit }: NothingFoundProps) {
  const suggestion = useSuggestion({ search }).currentData?.suggestion;
  return (
    <EmptyState
      title={`No ${noun}s Found`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={() => onSearch('')}>
            Clear search
          </Button>
          <Button variant="secondary" onClick={onSubmit}>
            Submit First {noun}
          </Button>
        </div>
      }
    >
      Nothing matches “{search}”. {suggestion ? 'Did you mean ' : 'Try other or fewer words.'}
      {suggestion && (
        <>
          <button
            type="button"
            onClick={() => onSearch(suggestion)}
            className="font-medium text-brand underline underline-offset-4"
          >
            {suggestion}
          </button>
          ?
        </>
      )}
    </EmptyState>
  );
}
