import { IntersectionType, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { DomainError, invalidField } from '../../../platform/http/domain-error';
import { validation } from '../../../platform/http/validation';
import { SearchedList } from '../innovation.enums';
import { ProblemsQuery } from '../problems/problem-requests.dto';
import { SolutionsQuery } from '../solutions/solution-requests.dto';

/** What an address says of a list, whatever the list. */
class SearchedAddress {
  /** How densely it is shown. */
  @IsOptional()
  @IsIn(['compact', 'table'])
  view?: string;
}

const page = ['limit', 'cursor'] as const;
class ProblemSearch extends IntersectionType(SearchedAddress, OmitType(ProblemsQuery, page)) {}
class SolutionSearch extends IntersectionType(SearchedAddress, OmitType(SolutionsQuery, page)) {}

export type Searched =
  | { list: SearchedList.Problems; asks: ProblemSearch }
  | { list: SearchedList.Solutions; asks: SolutionSearch };

const shapes = { [SearchedList.Problems]: ProblemSearch, [SearchedList.Solutions]: SolutionSearch };

/** What an address asks of a list, held to what the list can be asked. Throws `invalid_input`. */
export async function readSearched(list: SearchedList, query: string): Promise<Searched> {
  const given = Object.fromEntries([...new URLSearchParams(query)].filter(([, value]) => value !== ''));
  try {
    return { list, asks: await validation.transform(given, { type: 'query', metatype: shapes[list] }) } as Searched;
  } catch (error) {
    throw error instanceof DomainError ? invalidField('query', error.message) : error;
  }
}

/** The same text for addresses that ask the same. */
export function toQuery({ asks }: Searched): string {
  const said = Object.entries(asks)
    .map(([name, value]): [string, string] => [name, String(value ?? '')])
    .filter(([, value]) => value !== '');
  return new URLSearchParams(said.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
