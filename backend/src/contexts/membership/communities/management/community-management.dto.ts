import { OmitType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsEnum, IsOptional, Matches } from 'class-validator';
import { IsId } from '../../../../platform/http/id';
import { Searched, Text } from '../../../../platform/http/text';
import { PageQuery } from '../../../../platform/lists/browse.dto';
import { fewestLetters } from '../../accounts/called';
import { ChangeCommunityDto, CommunityDto, CommunityMemberDto, CommunityMembersQuery } from '../communities.dto';
import { CommunityAccess, CommunityColor, CommunityImage, CommunityRole } from '../community.enums';
import { MeasureDto, ReportedPostDto } from '../moderation.dto';

/** Whether people see and use a community. */
export enum CommunityState {
  Active = 'active',
  Resting = 'resting',
  Closed = 'closed',
}

export class ManagedCommunitiesQuery extends PageQuery {
  /**
   * A part of the name, the purpose or the address.
   * @example "leaders"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;

  /**
   * Who may take part.
   * @example "invite_only"
   */
  @IsOptional()
  @IsEnum(CommunityAccess)
  access?: CommunityAccess;

  /**
   * `active`, `resting` (those alone who manage it see it) or `closed` (its people read on, and nobody writes).
   * @example "active"
   */
  @IsOptional()
  @IsEnum(CommunityState)
  state?: CommunityState;
}

/** A community as those who run the alliance see it. */
export class ManagedCommunityDto extends PickType(CommunityDto, [
  'id',
  'slug',
  'name',
  'description',
  'color',
  'image',
  'accessLevel',
  'membershipTiers',
  'isActive',
  'closedAt',
  'members',
  'discussions',
]) {
  /**
   * Why; `null` where it is open.
   * @example "Its subject has moved to Sustainability and ESG Hub."
   */
  closedReason: string | null;

  /** When it was made. */
  createdAt: string;

  /**
   * How many people manage it: with none of them, nobody invites people or answers for it.
   * @example 1
   */
  managers: number;

  /**
   * The names of those who moderate or manage it, at most five.
   * @example ["Ada Okafor", "Sam Njoroge"]
   */
  moderators: string[];

  /**
   * Posts of its that were reported and wait for a decision, counted up to a hundred.
   * @example 2
   */
  reported: number;

  /**
   * Appeals there that nobody has answered, counted up to a hundred.
   * @example 0
   */
  appeals: number;

  /**
   * Counted up as its settings change.
   * @example 1
   */
  revision: number;
}

/** The communities in figures. */
export class CommunityFiguresDto {
  /**
   * How many there are.
   * @example 6
   */
  communities: number;

  /**
   * Of these, those that people see and use.
   * @example 4
   */
  active: number;

  /**
   * Those that those alone see who manage them.
   * @example 1
   */
  resting: number;

  /**
   * Those that are closed.
   * @example 1
   */
  closed: number;

  /**
   * How many belong to them; who belongs to two counts twice.
   * @example 4721
   */
  members: number;

  /**
   * How many discussions there are in all of them.
   * @example 870
   */
  discussions: number;

  /**
   * Posts that were reported and wait for a decision, counted up to a thousand.
   * @example 3
   */
  reported: number;

  /**
   * Appeals that nobody has answered, counted up to a thousand.
   * @example 1
   */
  appeals: number;
}

/** What a community is, as those who run the alliance say it. */
export class ManageCommunityDto extends ChangeCommunityDto {
  /**
   * The colour of its picture.
   * @example "teal"
   */
  @IsEnum(CommunityColor, { message: 'Choose a colour' })
  color: CommunityColor;

  /**
   * Its picture.
   * @example "network"
   */
  @IsEnum(CommunityImage, { message: 'Choose a picture' })
  image: CommunityImage;
}

/** A community that there is not yet. */
export class CreateCommunityDto extends OmitType(ManageCommunityDto, ['isActive', 'revision']) {
  /**
   * Its name in addresses, for good: small letters, digits, and single hyphens between them, 80 characters at most.
   * @example "water-utilities"
   */
  @Text({ max: 80, required: 'Say how its address ends' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'Use small letters, digits and single hyphens' })
  slug: string;

  /**
   * Who manages it from its first day on: somebody of an organization whose plan lets them in.
   * @example "5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  @IsId({ message: 'Choose who manages it' })
  personId: string;
}

export class CloseCommunityDto {
  /**
   * True closes it: its people read on, and nobody writes or joins. False opens it again.
   * @example true
   */
  @IsBoolean()
  isClosed: boolean;

  /**
   * Why: those who manage it are told, and its people read it while it is closed. 1 to 500 characters.
   * @example "Its subject has moved to Sustainability and ESG Hub."
   */
  @Text({ max: 500, lines: true, required: 'Say why, for the people of the community' })
  reason: string;
}

export class ManagedMembersQuery extends CommunityMembersQuery {
  /**
   * What they are called in the community.
   * @example "moderator"
   */
  @IsOptional()
  @IsEnum(CommunityRole)
  role?: CommunityRole;
}

/** Somebody who belongs to a community, as those who run the alliance see them. */
export class ManagedMemberDto extends CommunityMemberDto {
  /**
   * Their address.
   * @example "ada@techflow.example"
   */
  email: string;
}

export class CommunityCandidatesQuery {
  /**
   * The beginning of one of their names or of more of them, from two letters on, or their whole address.
   * @example "ada oka"
   */
  @Searched({ min: fewestLetters, max: 200, required: 'Type two letters of a name, or an address' })
  search: string;
}

/** Somebody of the alliance who can be given a role in a community. */
export class CommunityCandidateDto {
  /** The person's identifier. */
  id: string;

  /**
   * The person's name.
   * @example "Ada Okafor"
   */
  name: string;

  /**
   * Their address.
   * @example "ada@techflow.example"
   */
  email: string;

  /**
   * The organizations that they belong to, in one line.
   * @example "TechFlow Solutions"
   */
  organizations: string;
}

/** Where a reported post stands. */
export class ReportedInDto {
  /**
   * The community's name in addresses.
   * @example "innovation-leaders-network"
   */
  slug: string;

  /**
   * What it is called.
   * @example "Innovation Leaders Network"
   */
  name: string;
}

/** A post of any community that waits for a decision. */
export class AnyReportedPostDto extends ReportedPostDto {
  /** The community that it stands in. */
  community: ReportedInDto;
}

/** What has become of a measure. */
export enum MeasureState {
  Appealed = 'appealed',
  InForce = 'in_force',
  Lifted = 'lifted',
}

export class ManagedMeasuresQuery extends PageQuery {
  /**
   * `appealed` (nobody has answered yet), `in_force`, or `lifted`.
   * @example "appealed"
   */
  @IsOptional()
  @IsEnum(MeasureState)
  state?: MeasureState;

  /**
   * The beginning of one of the names of whom it concerns, or of more of them.
   * @example "okafor"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;
}

/** What moderators, or those who run the alliance, did about a post or its author in any community. */
export class ManagedMeasureDto extends MeasureDto {
  /** Where. */
  community: ReportedInDto;
}
