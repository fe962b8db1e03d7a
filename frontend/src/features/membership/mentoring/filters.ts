import type { MentorKind } from '@alliance/api-client/mentoring';
import { interestGroups } from '@/content/registration';

export const kinds: { value: MentorKind | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'mentor', label: 'Mentors' },
  { value: 'expert', label: 'Experts' },
];
export const topics = interestGroups.flatMap(({ items }) => items).map((value) => ({ value, label: value }));

/** What an address narrows the list of mentors to; what it says otherwise narrows nothing. */
export function mentorFilters(search: URLSearchParams): { kind: MentorKind | ''; topic: string } {
  const said = (name: string, among: readonly { value: string }[]) =>
    among.find(({ value }) => value === search.get(name))?.value ?? '';
  return { kind: said('kind', kinds) as MentorKind | '', topic: said('topic', topics) };
}
