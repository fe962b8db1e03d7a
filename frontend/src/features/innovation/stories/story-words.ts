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

/** As it stands; what is not told yet names everybody. */
export const wordsOf = ({ story, partners }: ProjectStoryDto): StoryWords => ({
  title: story?.title ?? '',
  summary: story?.summary ?? '',
  account: story?.account ?? '',
  impact: story?.impact ?? '',
  named: story?.named ?? partners.map(({ id }) => id),
});

/** Those of the partners that it names. */
export const namedOf = ({ partners }: ProjectStoryDto, { named }: StoryWords) =>
  partners.filter(({ id }) => [named].flat().includes(id));
