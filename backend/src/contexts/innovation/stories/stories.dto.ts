import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, Min } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { ConsentState, StoryPlace, StoryStatus, ValueKind } from '../innovation.enums';
import { storyTexts } from '../innovation.limits';
import { SubmitterDto } from '../problems/problems.dto';

export class StoryCardDto {
  /** Its identifier. */
  id: string;

  /**
   * What its address ends with.
   * @example "six-ports-keep-one-promise"
   */
  slug: string;

  /** The identifier of the project that it comes from. */
  projectId: string;

  /**
   * What it is called.
   * @example "Six ports keep one promise"
   */
  title: string;

  /**
   * What came of it, in a sentence or two.
   * @example "Ships slow down at sea because the berth time can be believed."
   */
  summary: string;

  /** The organizations that it names and that have agreed to it, the lead first. */
  organizations: SubmitterDto[];

  /**
   * What of it is confirmed, in US dollars: what all that it names have agreed to.
   * @example "85000000.00"
   */
  confirmedUsd: string;

  /**
   * The same.
   * @example "85000000.00"
   */
  marketValue: string;

  /**
   * How many organizations it names, its lead among them.
   * @example 7
   */
  organizationsInvolved: number;

  /**
   * In how many countries these organizations are, as far as they say so.
   * @example 6
   */
  countries: number;

  /**
   * The same.
   * @example 6
   */
  countriesReached: number;

  /**
   * Where its picture for shared links is, a PNG of 1200 × 630.
   * @example "https://alliance.example/api/stories/six-ports-keep-one-promise/picture"
   */
  imageUrl: string;

  /**
   * Whether the alliance puts it before the others.
   * @example true
   */
  isFeatured: boolean;

  /** When it was begun. */
  createdAt: string;

  /** When it was published. */
  publishedAt: string;
}

export class StoryKindDto {
  /** What it was. */
  @ApiProperty({ enum: ValueKind, enumName: 'ValueKind' })
  kind: ValueKind;

  /**
   * How much of it was confirmed, in US dollars.
   * @example "85000000.00"
   */
  amountUsd: string;
}

export class StoryMetricDto {
  /**
   * What was measured.
   * @example "Waiting at anchor"
   */
  name: string;

  /**
   * In which unit.
   * @example "hours"
   */
  unit: string;

  /**
   * Where the project began.
   * @example 31
   */
  @ApiProperty({ format: 'double' })
  from: number;

  /**
   * What was measured last.
   * @example 9
   */
  @ApiProperty({ format: 'double' })
  to: number;
}

export class StoryDto extends StoryCardDto {
  /**
   * What was done, as Markdown.
   * @example "One arrival time that port, terminal, pilot and ship **sign**."
   */
  account: string;

  /**
   * What it changed.
   * @example "Waiting fell from 31 hours to nine."
   */
  impact: string;

  /**
   * The project that it comes from, by the name that it had when all were asked.
   * @example "Berth promise at six ports"
   */
  projectName: string;

  /**
   * From how many confirmed entries its sum comes.
   * @example 4
   */
  entries: number;

  /** What was confirmed, by what it was. */
  kinds: StoryKindDto[];

  /** What was measured. */
  metrics: StoryMetricDto[];
}

export class ConsentDto {
  /** Who is named. */
  organization: SubmitterDto;

  /** What they say. */
  @ApiProperty({ enum: ConsentState, enumName: 'ConsentState' })
  state: ConsentState;

  /** Since when; `null` while they are asked. */
  decidedAt: string | null;

  /**
   * Whether the viewer answers for them.
   * @example true
   */
  isOwn: boolean;
}

export class UnaskedNamesDto {
  /** Where they stand. */
  @ApiProperty({ enum: StoryPlace, enumName: 'StoryPlace' })
  place: StoryPlace;

  /**
   * What they are called.
   * @example ["TechFlow Solutions"]
   */
  names: string[];
}

export class OwnStoryDto {
  /** Its identifier. */
  id: string;

  /**
   * What its address ends with.
   * @example "six-ports-keep-one-promise"
   */
  slug: string;

  /**
   * What it is called.
   * @example "Six ports keep one promise"
   */
  title: string;

  /**
   * What came of it, in a sentence or two.
   * @example "Ships slow down at sea because the berth time can be believed."
   */
  summary: string;

  /**
   * What was done, as Markdown.
   * @example "One arrival time that port, terminal, pilot and ship **sign**."
   */
  account: string;

  /**
   * What it changed.
   * @example "Waiting fell from 31 hours to nine."
   */
  impact: string;

  /** How it stands. */
  @ApiProperty({ enum: StoryStatus, enumName: 'StoryStatus' })
  status: StoryStatus;

  /**
   * Counted up as its words or figures change: who writes and who agrees say which one they have read.
   * @example 1
   */
  revision: number;

  /** Identifiers of the partners that it names. */
  named: string[];

  /**
   * The confirmed value that it tells, in US dollars, and that consents are to; `null` of a draft.
   * @example "85000000.00"
   */
  confirmedUsd: string | null;

  /** What those that it names say of it; nobody is asked about a draft. */
  consents: ConsentDto[];

  /** Where it says the name of who has had a part and is not named, which keeps it from being asked about. Empty but for who writes it. */
  unasked: UnaskedNamesDto[];
}

/** Sentences made from the rows of a project, which whoever writes its story goes on from. */
export class StoryDraftDto {
  /**
   * What the project is called.
   * @example "Berth promise at six ports"
   */
  title: string;

  /**
   * Who solved what with whom, and where they are.
   * @example "Pacific Freight Lines solved “Ships wait at anchor” with TechFlow Solutions. They are in Kenya and New Zealand."
   */
  summary: string;

  /**
   * What it is about and what came of each phase, with its day, as Markdown.
   * @example "- Piloted from 4 April 2026. Six weeks without a loss."
   */
  account: string;

  /**
   * What is confirmed, by what it was and by quarter, and what was measured.
   * @example "$85,000,000 of cost saved is confirmed, in Q2 2026."
   */
  impact: string;
}

export class ProjectStoryDto {
  /** `null` while there is none. */
  story: OwnStoryDto | null;

  /** What it can begin with, for who writes it; `null` once there is a story, and while nothing is confirmed. */
  draft: StoryDraftDto | null;

  /**
   * Whether the viewer writes it: for the organization that leads the project.
   * @example true
   */
  canWrite: boolean;

  /**
   * What the project is called, which the story says too.
   * @example "Berth promise"
   */
  projectName: string;

  /** Who can be named beside the lead: the partners of the project, and who has left it since the story was begun. */
  partners: SubmitterDto[];

  /**
   * What is confirmed now, in US dollars.
   * @example "85000000.00"
   */
  confirmedUsd: string;
}

export class WriteStoryDto {
  /**
   * What it is called.
   * @example "Six ports keep one promise"
   */
  @Text({ max: storyTexts.title, required: 'Give it a title' })
  title: string;

  /**
   * What came of it, in a sentence or two.
   * @example "Ships slow down at sea because the berth time can be believed."
   */
  @Text({ max: storyTexts.summary, required: 'Say what came of it' })
  summary: string;

  /**
   * What was done, as Markdown.
   * @example "One arrival time that port, terminal, pilot and ship **sign**."
   */
  @Text({ max: storyTexts.account, lines: true, required: 'Say what was done' })
  account: string;

  /**
   * What it changed.
   * @example "Waiting fell from 31 hours to nine."
   */
  @Text({ max: storyTexts.impact, lines: true, required: 'Say what it changed' })
  impact: string;

  /**
   * Which partners it names beside the lead.
   * @example []
   */
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsId({ each: true, message: 'each of named must be the id of an organization' })
  named: string[];

  /**
   * The `revision` of the story that was read before it was written; 0 where there was none.
   * @example 0
   */
  @IsInt()
  @Min(0)
  revision: number;
}

export class AnswerStoryDto {
  /**
   * The `revision` of the story that was read.
   * @example 1
   */
  @IsInt()
  @Min(1)
  revision: number;
}

export class FeatureStoryDto {
  /**
   * Whether it stands before the others.
   * @example true
   */
  @IsBoolean()
  isFeatured: boolean;
}
