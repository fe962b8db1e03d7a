import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { CardList, type CardListProps } from './CardList';

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
  onSubmit: () => void;
}

/** All of one kind: its figures, the search, the cards, and the way to submit another one. */
export function BrowsePage<Item extends { id: string }>(props: BrowsePageProps<Item>) {
  const { noun, title, description, tiles, invitation, search, onSearch, onSubmit, result, children } = props;
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
        empty={
          <EmptyState title={`No ${noun}s Found`} action={<Button onClick={onSubmit}>Submit First {noun}</Button>}>
            {search ? `Nothing matches “${search}”. Try other or fewer words.` : invitation}
          </EmptyState>
        }
      >
        {children}
      </CardList>
    </>
  );
}
