import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsEnum, IsOptional } from 'class-validator';
import { Searched, Text } from '../../../platform/http/text';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { MembershipTier, OrganizationProof, OrganizationType } from '../organizations/organization.enums';
import { mostWork } from '../organizations/organization-work';
import { OrganizationState, RecordedProof, RecordsSort } from './desk.enums';
import { ActReasonDto, RecordsPageQuery } from './people.dto';

export class OrganizationRecordsQuery extends RecordsPageQuery {
  /**
   * A part of the organization’s name, three letters at least.
   * @example "techflow"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;

  /** What kind of organization it is. */
  @IsOptional()
  @IsEnum(OrganizationType)
  type?: OrganizationType;

  /** The tier in force, a running trial included. */
  @IsOptional()
  @IsEnum(MembershipTier)
  tier?: MembershipTier;

  /** How it stands. */
  @IsOptional()
  @IsEnum(OrganizationState)
  state?: OrganizationState;

  /**
   * How it was proven to be who it says; `none`: it was not.
   * @example "domain"
   */
  @IsOptional()
  @IsEnum(RecordedProof)
  verified?: RecordedProof;

  /** The order; `newest` where absent. */
  @IsOptional()
  @IsEnum(RecordsSort)
  sort?: RecordsSort;
}

export class OrganizationRecordDto {
  /** Identifier of the organization. */
  id: string;

  /**
   * Its name.
   * @example "TechFlow Solutions"
   */
  name: string;

  /**
   * What kind of organization it is.
   * @example "startup"
   */
  type: OrganizationType;

  /**
   * The tier in force, a running trial included.
   * @example "innovators_solution_providers"
   */
  tier: MembershipTier;

  /**
   * How it stands: `closed` before `suspended` before `unconfirmed`.
   * @example "active"
   */
  state: OrganizationState;

  /**
   * How it was proven to be who it says; `null` where it was not.
   * @example "super_admin"
   */
  verifiedBy: OrganizationProof | null;

  /** Whether the directory features it. */
  isFeatured: boolean;

  /**
   * How many people belong to it.
   * @example 4
   */
  peopleCount: number;

  /** When it registered. */
  createdAt: string;
}

export class RecordedPersonDto {
  /** Identifier of the person. */
  id: string;

  /**
   * What they are called.
   * @example "Alex Kimani"
   */
  name: string;

  /**
   * The address that they sign in with.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * Their role in the organization.
   * @example "owner"
   */
  role: OrganizationRole;
}

export class MergedIntoDto {
  /** Identifier of the organization that stayed. */
  id: string;

  /**
   * Its name.
   * @example "TechFlow Solutions"
   */
  name: string;
}

export class OrganizationRecordDetailDto extends OrganizationRecordDto {
  /**
   * The tier that is paid for, without a trial.
   * @example "free"
   */
  subscribedTier: MembershipTier;

  /** Until when the tier in force is a trial; `null` where none runs. */
  trialEndsAt: string | null;

  /**
   * Its web address.
   * @example "https://techflow.example"
   */
  website: string | null;

  /** Domains that it has proven to be its own. */
  domains: string[];

  /** When it was verified. */
  verifiedAt: string | null;

  /** Since when it is suspended; `null` where it is not. */
  suspendedAt: string | null;

  /**
   * Why it is suspended, as its people were told.
   * @example "Nobody answers for its problems."
   */
  suspensionReason: string | null;

  /** When it left the alliance. */
  closedAt: string | null;

  /** The organization that it was merged into; `null` where it was not. */
  mergedInto: MergedIntoDto | null;

  /**
   * Member IDs that lead to it: of its registration, and of those of organizations that were merged into it.
   * @example ["GIA-482913"]
   */
  memberIds: string[];

  /** Its people, owners first, two hundred at most. */
  people: RecordedPersonDto[];

  /**
   * Organizations that it is connected with.
   * @example 12
   */
  connectionCount: number;

  /**
   * Projects in sandbox, pilot or scaling that it leads or works on, counted up to 100.
   * @example 2
   */
  @ApiProperty({ maximum: mostWork })
  activeProjects: number;

  /** The day of its newest act that all members see, in UTC; `null` where there is none. */
  lastActiveOn: string | null;
}

export class VerifyOrganizationDto extends ActReasonDto {
  /**
   * `true`: it is who it says. `false`: that is taken back.
   * @example true
   */
  @IsBoolean()
  isVerified: boolean;
}

export class EraseOrganizationDto extends ActReasonDto {
  /**
   * The organization’s name, typed once more.
   * @example "TechFlow Solutions"
   */
  @Text({ max: 500, required: 'Type the name of the organization as it is shown' })
  confirmation: string;
}
