import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsEnum, IsInt, IsOptional, Min } from 'class-validator';
import { EmailAddress, NoWebAddress, Searched, Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { MembershipTier } from '../organizations/organization.enums';
import {
  CommunityAccess,
  CommunityColor,
  CommunityImage,
  CommunityRole,
  CommunityStanding,
  MeasureKind,
} from './community.enums';

export class CommunityRightsDto {
  /**
   * What they are called in the community.
   * @example "member"
   */
  @IsEnum(CommunityRole)
  role: CommunityRole;

  /**
   * Whether they may start discussions and reply.
   * @example true
   */
  @IsBoolean()
  canPost: boolean;

  /**
   * Whether they may pin, lock and hide, and decide on reports.
   * @example false
   */
  @IsBoolean()
  canModerate: boolean;

  /**
   * Whether they may invite people, give roles and change the settings.
   * @example false
   */
  @IsBoolean()
  canManage: boolean;
}

/** A community as a list shows it. */
export class CommunityDto {
  /** Its identifier. */
  id: string;

  /**
   * Its name in addresses.
   * @example "innovation-leaders-network"
   */
  slug: string;

  /**
   * What it is called.
   * @example "Innovation Leaders Network"
   */
  name: string;

  /**
   * What it is for.
   * @example "Heads of innovation compare how they choose, fund and end projects."
   */
  description: string;

  /**
   * The colour of its picture.
   * @example "teal"
   */
  color: CommunityColor;

  /**
   * Its picture.
   * @example "network"
   */
  image: CommunityImage;

  /**
   * Who may take part.
   * @example "paid_members"
   */
  accessLevel: CommunityAccess;

  /**
   * Those alone whose organization is on one of these; everybody of the access level where it names none.
   * @example []
   */
  @ApiProperty({ enum: MembershipTier, enumName: 'MembershipTier', isArray: true })
  membershipTiers: MembershipTier[];

  /**
   * False where it rests: those alone who manage it see it then.
   * @example true
   */
  isActive: boolean;

  /** Since when it is closed: those who belong to it read what was written, and nobody writes or joins. `null` where it is open. */
  closedAt: string | null;

  /**
   * How many people belong to it.
   * @example 1847
   */
  members: number;

  /**
   * How many discussions there are.
   * @example 342
   */
  discussions: number;

  /**
   * How the viewer stands to it.
   * @example "member"
   */
  standing: CommunityStanding;

  /**
   * Of the hundred discussions with the latest posts, those with posts that the viewer has not read; 0 for who does not belong to it.
   * @example 3
   */
  unread: number;
}

/** What moderators did about the viewer or their posts. */
export class OwnMeasureDto {
  /** Its identifier. */
  id: string;

  /**
   * What was done.
   * @example "hide"
   */
  kind: MeasureKind;

  /** The post that it is about; `null` once that is deleted. */
  postId: string | null;

  /**
   * Why.
   * @example "It names a customer of ours."
   */
  reason: string;

  /**
   * Whether it was those who run the alliance, and not the moderators.
   * @example false
   */
  byAlliance: boolean;

  /** When. */
  takenAt: string;

  /** What the viewer has against it; `null` while they have said nothing. */
  appeal: string | null;

  /** What the moderators answered; `null` while they have not. */
  appealAnswer: string | null;

  /** Since when it is lifted; `null` while it is not. */
  endedAt: string | null;
}

/** A community as its page shows it. */
export class CommunityPageDto extends CommunityDto {
  /**
   * Why it was closed; `null` where it is open.
   * @example "Its subject has moved to Sustainability and ESG Hub."
   */
  closedReason: string | null;

  /** What the viewer may do; `null` for who does not belong to it. */
  rights: CommunityRightsDto | null;

  /**
   * Whether the viewer may read its discussions.
   * @example true
   */
  canRead: boolean;

  /**
   * Whether the viewer's plan lets them start discussions, beside reading and replying.
   * @example true
   */
  canStart: boolean;

  /** The people who moderate or manage it, by name, at most 20. */
  staff: CommunityPersonDto[];

  /**
   * Reports and appeals that wait for an answer, counted up to a hundred; 0 for who does not moderate.
   * @example 0
   */
  waiting: number;

  /** What moderators did about the viewer here and is not lifted, or was in the last 30 days: newest first, at most 20. */
  measures: OwnMeasureDto[];

  /**
   * Counted up as its settings change.
   * @example 1
   */
  revision: number;
}

export class CommunityPersonDto {
  /** The person's identifier. */
  id: string;

  /**
   * The person's name.
   * @example "Ada Okafor"
   */
  name: string;

  /** The address of their picture; `null` where they have none. */
  imageUrl: string | null;

  /**
   * The organization that they write for.
   * @example "TechFlow Solutions"
   */
  organizationName: string | null;

  /** The identifier of that organization. */
  organizationId: string;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;

  /**
   * What they are called in the community; `null` once they have left it.
   * @example "moderator"
   */
  @ApiProperty({ enum: CommunityRole, enumName: 'CommunityRole', nullable: true })
  role: CommunityRole | null;
}

/** Somebody who belongs to a community. */
export class CommunityMemberDto extends CommunityRightsDto {
  /** The person's identifier. */
  id: string;

  /**
   * The person's name.
   * @example "Ada Okafor"
   */
  name: string;

  /** The address of their picture; `null` where they have none. */
  imageUrl: string | null;

  /**
   * The organization that they have joined for.
   * @example "TechFlow Solutions"
   */
  organizationName: string | null;

  /** The identifier of that organization. */
  organizationId: string;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;

  /**
   * The tier that this organization has subscribed to.
   * @example "enterprise_alliance_partners"
   */
  @ApiProperty({ enum: MembershipTier, enumName: 'MembershipTier', nullable: true })
  membershipTier: MembershipTier | null;

  /** Since when. */
  joinedAt: string;

  /** When they wrote last; `null` where they never did. */
  lastActiveAt: string | null;

  /**
   * Discussions and replies of theirs.
   * @example 12
   */
  contributions: number;
}

export class CommunityMembersQuery extends PageQuery {
  /**
   * A part of the name.
   * @example "oka"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;
}

export class ChangeCommunityDto {
  /**
   * What it is called.
   * @example "Innovation Leaders Network"
   */
  @NoWebAddress()
  @Text({ max: 80, required: 'Name the community' })
  name: string;

  /**
   * What it is for.
   * @example "Heads of innovation compare how they choose, fund and end projects."
   */
  @Text({ max: 500, required: 'Say what the community is for' })
  description: string;

  /**
   * Who may take part. Those who belong to it stay.
   * @example "paid_members"
   */
  @IsEnum(CommunityAccess)
  accessLevel: CommunityAccess;

  /**
   * Those alone whose organization is on one of these; everybody of the access level where it names none.
   * @example ["ecosystem_enablers", "enterprise_alliance_partners"]
   */
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(4)
  @IsEnum(MembershipTier, { each: true })
  @ApiProperty({ enum: MembershipTier, enumName: 'MembershipTier', isArray: true })
  membershipTiers: MembershipTier[];

  /**
   * False lets it rest: those alone who manage it see it then.
   * @example true
   */
  @IsBoolean()
  isActive: boolean;

  /**
   * The `revision` that was read before it was changed.
   * @example 1
   */
  @IsInt()
  @Min(1)
  revision: number;
}

/** What is changed of a community, by who manages it or by those who run the alliance. */
export type CommunitySettings = ChangeCommunityDto & Partial<Pick<CommunityDto, 'color' | 'image'>>;

export class InviteToCommunityDto {
  /**
   * The address of somebody with an account, or of somebody who will have one.
   * @example "sam@techflow.example"
   */
  @EmailAddress()
  email: string;
}

/** Somebody who may join a community, and has not. */
export class CommunityInvitationDto {
  /** Its identifier. */
  id: string;

  /**
   * Whose it is.
   * @example "sam@techflow.example"
   */
  email: string;

  /**
   * Who has invited them last.
   * @example "Ada Okafor"
   */
  invitedBy: string | null;

  /** When. */
  invitedAt: string;

  /** Until when it can be used. */
  expiresAt: string;
}
