import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Text } from '../../../platform/http/text';

export enum LegalDocumentName {
  Terms = 'terms',
  Privacy = 'privacy',
}

export enum LegalBlockKind {
  Paragraph = 'paragraph',
  List = 'list',
}

export class LegalBlockDto {
  /**
   * How the lines stand on the page.
   * @example "paragraph"
   */
  kind: LegalBlockKind;

  /**
   * One line a paragraph, several a list. `**strong**`, names in back quotes and `[link](/path)` are marked as in
   * Markdown; a text in brackets alone is a fact that the operator has not given yet.
   * @example ["What you bring stays yours."]
   */
  lines: string[];
}

export class LegalSectionDto {
  /**
   * Its anchor on the page.
   * @example "what-you-submit"
   */
  id: string;

  /**
   * Its heading.
   * @example "What you submit"
   */
  title: string;

  /** What it says. */
  blocks: LegalBlockDto[];
}

export class LegalVersionDto {
  /**
   * Its number; a higher one is newer.
   * @example "2"
   */
  version: string;

  /**
   * The day of its publication.
   * @example "2026-11-21"
   */
  date: string;

  /**
   * From which day on it applies to who was a member before. Whoever agrees after its publication agrees to it at once.
   * @example "2026-12-22"
   */
  appliesFrom: string;

  /**
   * What it changed.
   * @example "The first complete text."
   */
  changes: string;
}

export class LegalDocumentDto extends LegalVersionDto {
  /**
   * Which of them it is.
   * @example "terms"
   */
  name: LegalDocumentName;

  /**
   * What it is called.
   * @example "Terms of Service"
   */
  title: string;

  /**
   * Whether it is the version that applies to whoever registers now.
   * @example true
   */
  inForce: boolean;

  /**
   * The version that applies today to who was a member before the newest one was published.
   * @example "3"
   */
  forMembers: string;

  /** Its text. */
  sections: LegalSectionDto[];

  /** All versions, newest first. */
  versions: LegalVersionDto[];
}

export class LegalDocumentQuery {
  /** The number of a version; without it the one in force is answered. */
  @IsOptional()
  @Text({ max: 10 })
  version?: string;
}

export class LegalNewsDto extends LegalVersionDto {
  /**
   * Which document it is.
   * @example "terms"
   */
  name: LegalDocumentName;

  /**
   * What it is called.
   * @example "Terms of Service"
   */
  title: string;
}

export class AgreeToDocumentDto {
  /**
   * The version that was read.
   * @example 4
   */
  @IsInt()
  @Min(1)
  @Max(100_000)
  version: number;
}
