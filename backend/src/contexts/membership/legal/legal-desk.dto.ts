import { Type } from 'class-transformer';
import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { Searched, Text } from '../../../platform/http/text';
import { RecordsPageQuery } from '../desk/people.dto';
import { LegalDocumentName, LegalSectionDto, LegalVersionDto } from './legal.dto';
import { AgreementSort, AgreementState, AgreementWay } from './legal.enums';

export class LegalDeskVersionDto extends LegalVersionDto {
  /**
   * Whether it came with the product. Nobody was told of such a version.
   * @example false
   */
  isBrought: boolean;

  /**
   * How many members were told of it.
   * @example 812
   */
  told: number;

  /**
   * How many people have agreed to it.
   * @example 377
   */
  agreed: number;
}

export class LegalDraftDto {
  /**
   * The text, as it is written.
   * @example "## In short\n\nWhat you bring stays yours."
   */
  body: string;

  /**
   * What it changes.
   * @example "How sandboxes are used."
   */
  changes: string;

  /** When it was saved last. */
  savedAt: string;

  /** How it reads. */
  sections: LegalSectionDto[];
}

export class LegalPlaceDto {
  /**
   * What stands in a text for it, in two braces.
   * @example "operator.name"
   */
  name: string;

  /**
   * What is read there today; in brackets where the operator has not said it yet.
   * @example "Alliance Ltd"
   */
  says: string;
}

export class LegalDeskDto {
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

  /** All versions, newest first. Whoever agrees now agrees to the first. */
  versions: LegalDeskVersionDto[];

  /**
   * The text of the newest version, as it was written.
   * @example "## In short\n\nWhat you bring stays yours."
   */
  newestBody: string;

  /** The next version while it is written; `null` where nobody writes one. */
  draft: LegalDraftDto | null;

  /**
   * Counted up with each change of the draft: whoever saves, discards or publishes it says which one they have read.
   * @example 3
   */
  revision: number;

  /** The text that this release has brought, where it is newer than what was published: it can be taken into the draft. */
  brought: string | null;

  /**
   * The first day from which on a version that is published today may apply to members.
   * @example "2026-12-25"
   */
  earliest: string;

  /**
   * The last such day.
   * @example "2027-11-23"
   */
  latest: string;

  /** What a text may name in two braces, and what is read there today. */
  places: LegalPlaceDto[];
}

export class SaveLegalDraftDto {
  /**
   * The whole text: sections that begin with `## `, paragraphs, lists of lines that begin with `- `. `**strong**`, names in back quotes,
   * links to pages of the alliance and the places of the document in two braces are marked as in the versions before.
   * @example "## In short\n\nWhat you bring stays yours."
   */
  @Text({ max: 100_000, lines: true, required: 'Write the text' })
  body: string;

  /**
   * What it changes, for members, who are mailed it. It may be empty until the draft is published.
   * @example "How sandboxes are used."
   */
  @Text({ max: 1000 })
  changes: string;

  /**
   * The `revision` that was read.
   * @example 3
   */
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  revision: number;
}

export class DiscardLegalDraftQuery {
  /**
   * The `revision` that was read.
   * @example 3
   */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  revision: number;
}

export class PublishLegalDraftDto {
  /**
   * The `revision` that was read.
   * @example 3
   */
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  revision: number;

  /**
   * From which day on it applies to who is a member already, from `earliest` to `latest`. Whoever agrees from now on agrees to it at once.
   * @example "2026-12-25"
   */
  @Day()
  appliesFrom: string;
}

export class AgreementsQuery extends RecordsPageQuery {
  /**
   * A part of the person’s name, of their e-mail address, or of the name of an organization that they belong to.
   * @example "techflow"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;

  /** Of which document. */
  @IsOptional()
  @IsEnum(LegalDocumentName)
  document?: LegalDocumentName;

  /**
   * Of which version.
   * @example 4
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  version?: number;

  /** Whether they have agreed, or were told and have not agreed yet. */
  @IsOptional()
  @IsEnum(AgreementState)
  state?: AgreementState;

  /** The order; `newest` where absent. */
  @IsOptional()
  @IsEnum(AgreementSort)
  sort?: AgreementSort;
}

export class AgreementDto {
  /** Its identifier. */
  id: string;

  /** Identifier of the person. */
  personId: string;

  /**
   * What they are called.
   * @example "Alex Kimani"
   */
  personName: string;

  /**
   * The address that they sign in with.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * The organization for which they agreed; `null` where they agreed for themselves, or it is gone.
   * @example "TechFlow Solutions"
   */
  organizationName: string | null;

  /**
   * Which document.
   * @example "terms"
   */
  document: LegalDocumentName;

  /**
   * Which version of it.
   * @example 4
   */
  version: number;

  /** When they were told of it; `null` where it was there when they came. */
  toldAt: string | null;

  /** When they agreed; `null` where they have not. */
  agreedAt: string | null;

  /** On what occasion they agreed; `null` where they have not. */
  way: AgreementWay | null;
}
