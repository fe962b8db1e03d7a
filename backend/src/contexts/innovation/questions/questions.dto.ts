import { IsInt, IsOptional, Min } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { SubmitterDto } from '../problems/problems.dto';

export const longestQuestion = 2000;
export const longestAnswer = 5000;

/** Which page of a problem's questions. */
export class QuestionsQuery extends PageQuery {}

export class MentionDto {
  /** The person's identifier, as it stands in the text: `@[Ada Okafor](person:<id>)`. */
  id: string;

  /**
   * The person's name.
   * @example "Ada Okafor"
   */
  name: string;
}

export class AnswerDto {
  /**
   * What the problem's organization answers, as Markdown.
   * @example "All mains are **80 mm**, of cast iron."
   */
  text: string;

  /** Who is mentioned in it. Of other identifiers in the text nobody knows whose they are. */
  mentions: MentionDto[];

  /** When it was given. */
  answeredAt: string;

  /** When its words were changed last; `null` while they are the first ones. */
  editedAt: string | null;
}

export class HidingDto {
  /**
   * Why the problem's organization has hidden the question.
   * @example "It names a customer of ours."
   */
  reason: string;

  /** Since when. */
  hiddenAt: string;
}

export class QuestionDto {
  /** Its identifier. */
  id: string;

  /**
   * What is asked, as Markdown.
   * @example "Which diameter do your oldest mains have?"
   */
  text: string;

  /** Who is mentioned in it. Of other identifiers in the text nobody knows whose they are. */
  mentions: MentionDto[];

  /** The organization that it is asked for. */
  askedBy: SubmitterDto;

  /** When it was asked. */
  createdAt: string;

  /** When its words were changed last; `null` while they are the first ones. */
  editedAt: string | null;

  /** `null` while it waits for one. */
  answer: AnswerDto | null;

  /**
   * Counted up as the words of the question or of its answer change: `answerQuestion` and `editQuestion` say which one they were
   * written on.
   * @example 1
   */
  revision: number;

  /** `null` where all members see it. A hidden one is answered to who asked it and to the problem's organization alone. */
  hiding: HidingDto | null;

  /**
   * Whether the viewer is the one who asked it.
   * @example true
   */
  isOwn: boolean;

  /**
   * Whether the viewer may change its words or delete it: who asked it, until it is answered.
   * @example true
   */
  canEdit: boolean;
}

export class AskQuestionDto {
  /**
   * What is asked, as Markdown: 1 to 2,000 characters. `@[Name](person:<id>)` mentions
   * somebody of `listPeopleToMention`; anybody else stays a word of the text.
   * @example "Which diameter do your oldest mains have?"
   */
  @Text({ max: longestQuestion, lines: true, required: 'Write your question' })
  text: string;

  /** For which organization; by default the viewer's first in which they are more than a viewer. */
  @IsOptional()
  @IsId()
  organizationId?: string;
}

export class EditQuestionDto {
  /**
   * Its new words, as Markdown: 1 to 2,000 characters. `@[Name](person:<id>)` mentions
   * somebody of `listPeopleToMention`; anybody else stays a word of the text.
   * @example "Which diameter do your oldest mains have, and of what are they made?"
   */
  @Text({ max: longestQuestion, lines: true, required: 'Write your question' })
  text: string;

  /**
   * The `revision` of the question that was read before it was changed; without it the words that stand are replaced, whatever they are.
   * @example 1
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  revision?: number;
}

export class AnswerQuestionDto {
  /**
   * The answer, as Markdown: 1 to 5,000 characters. `@[Name](person:<id>)` mentions
   * somebody of `listPeopleToMention`; anybody else stays a word of the text.
   * @example "All mains are **80 mm**, of cast iron."
   */
  @Text({ max: longestAnswer, lines: true, required: 'Write your answer' })
  text: string;

  /**
   * The `revision` of the question that was read before it was answered.
   * @example 1
   */
  @IsInt()
  @Min(1)
  revision: number;
}

export class HideQuestionDto {
  /**
   * Why: the one who asked reads it. 1 to 500 characters.
   * @example "It names a customer of ours."
   */
  @Text({ max: 500, lines: true, required: 'Say why, for the one who asked' })
  reason: string;
}
