import type { ProjectStoryDto } from '@alliance/api-client/stories';

/** What is typed of a story. */
export interface StoryWords {
  title: string;
  summary: string;
  account: string;
  impact: string;
  /** Partners that it names, by their ids; of one box alone the browser makes no list. */
  named: string | string[];
}

const nothing = { title: '', summary: '', account: '', impact: '' };

/** As it stands; what is not told yet begins with its draft and names everybody. */
export const wordsOf = ({ story, draft, partners }: ProjectStoryDto): StoryWords => {
  const { title, summary, account, impact } = story ?? draft ?? nothing;
  return { title, summary, account, impact, named: story?.named ?? partners.map(({ id }) => id) };
};

/** Those of the partners that it names. */
export const namedOf = ({ partners }: ProjectStoryDto, { named }: StoryWords) =>
  partners.filter(({ id }) => [named].flat().includes(id));

/** A hint while one writes, of names as they are written: the server looks closer before anybody is asked. */
export const saidUnasked = (told: ProjectStoryDto, words: StoryWords) => {
  const named = namedOf(told, words);
  const wordsIn = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const text = wordsIn([words.title, words.summary, words.account, words.impact].join('\n'));
  const isSaid = (name: string) => wordsIn(name).trim() !== '' && text.includes(wordsIn(name));
  return told.partners.filter((partner) => !named.includes(partner) && isSaid(partner.name));
};
