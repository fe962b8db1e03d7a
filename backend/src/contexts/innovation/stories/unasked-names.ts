import type { OrganizationLabel } from '../../membership';
import { StoryPlace } from '../innovation.enums';
import { saidNames } from './said-names';

/** Which names a text says that a story may not say. */
export type SaidOf = (...texts: string[]) => string[];

/** Where a story says such names. */
export interface UnaskedNames {
  place: StoryPlace;
  names: string[];
}

/** What a story says in its own words. */
interface Words {
  title: string;
  summary: string;
  account: string;
  impact: string | null;
}

/** Tells of texts which names they say of those who have had a part and whom a story does not name. */
export function sayingOf(
  { named, partnerIds }: { named: readonly string[]; partnerIds: readonly string[] },
  leadOrganizationId: string,
  labels: ReadonlyMap<string, OrganizationLabel>,
): SaidOf {
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => labels.get(id)?.name ?? []);
  const asked = [leadOrganizationId, ...named];
  const unasked = namesOf(partnerIds.filter((id) => !asked.includes(id)));
  return (...texts) => saidNames(texts, unasked, namesOf(asked));
}

/** Where its words or the name of its project say such names, in the order in which they are read. */
export function unaskedIn({ title, summary, account, impact }: Words, projectName: string, saidOf: SaidOf) {
  const texts: Record<StoryPlace, string> = {
    [StoryPlace.Title]: title,
    [StoryPlace.Summary]: summary,
    [StoryPlace.Account]: account,
    [StoryPlace.Impact]: impact ?? '',
    [StoryPlace.ProjectName]: projectName,
  };
  const said = Object.values(StoryPlace).map((place): UnaskedNames => ({ place, names: saidOf(texts[place]) }));
  return said.filter(({ names }) => names.length > 0);
}

const placeWords: Readonly<Record<StoryPlace, string>> = {
  [StoryPlace.Title]: 'The title',
  [StoryPlace.Summary]: 'The summary',
  [StoryPlace.Account]: 'The account',
  [StoryPlace.Impact]: 'The impact',
  [StoryPlace.ProjectName]: 'The name of the project',
};
const list = new Intl.ListFormat('en');

/** Such as "The summary says the name of TechFlow Solutions." */
export const unaskedInWords = ({ place, names }: UnaskedNames): string =>
  `${placeWords[place]} says the name of ${list.format(names)}.`;
