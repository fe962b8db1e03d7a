import type { SharedWord } from '../../../platform/search/corpus';
import { MatchLabel } from '../innovation.enums';
import type { TextMatchDto } from './matches.dto';

/** So many words say why. */
export const mostWords = 6;

/** From here on a match has a label; what is below shares words as almost everything does. */
export const leastLabelled = 40;

/** From here on, `good` or `strong`, a match is worth a mail. */
export const leastTold = 60;

export const labelOf = (percent: number): MatchLabel | undefined =>
  percent >= 80
    ? MatchLabel.Strong
    : percent >= 60
      ? MatchLabel.Good
      : percent >= leastLabelled
        ? MatchLabel.Possible
        : undefined;

/** What is compared with documents: category and technology are facts beside it. */
export const textOf = ({ title, description, tags }: { title: string; description: string; tags: string[] }): string =>
  [title, ...tags, description].join(' ');

/** Whether one of these fields is part of that text. */
export const isCompared = (fields: readonly string[]): boolean =>
  fields.some((field) => ['title', 'description', 'tags'].includes(field));

/** That text in SQL, of a row `d`: by it a problem that is compared is found to be a document already. */
export const comparedBy = `concat_ws(' ', d.title, array_to_string(d.tags, ' '), d.description)`;

/** What the words of one document say about it. */
export function toTextMatch(percent: number, words: SharedWord[]): TextMatchDto & { missing: string[] } {
  const shared = words.flatMap(({ word, share }) => (share === null ? [] : [{ word, share: Math.round(100 * share) }]));
  const missing = words.flatMap(({ word, share }) => (share === null ? [word] : []));
  return { percent, label: labelOf(percent), words: shared, missing };
}
