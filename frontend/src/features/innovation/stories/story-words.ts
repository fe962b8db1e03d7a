import type { ProjectStoryDto } from '@alliance/api-client/stories';
import { allOf } from '@/ui/in-words';
import { sayingOf } from './said-names';

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

/** A hint while one writes, of a text that says the name of a partner whom nobody would ask; the server looks before anybody is asked. */
export function hintOf(what: string, text: string, told: ProjectStoryDto, words: StoryWords): string {
  const asked = namedOf(told, words);
  const said = told.partners
    .filter((partner) => !asked.includes(partner))
    .map(({ name }) => ({
      name,
      how: sayingOf(
        text,
        name,
        asked.map((one) => one.name),
      ),
    }));
  const of = (which: 'whole' | 'begun') => said.filter(({ how }) => how === which).map(({ name }) => name);
  const [whole, begun] = [of('whole'), of('begun')];
  return [
    whole.length > 0 && `${what} says the name of ${allOf(whole)}. Whoever is named must be asked.`,
    begun.length > 0 && `${what} says a part of the name of ${allOf(begun)}, by which people may know them.`,
  ]
    .filter(Boolean)
    .join(' ');
}
