import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsEnum, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { Searched, Text } from '../../../platform/http/text';
import { FacetCountDto } from '../../../platform/lists/browse.dto';
import { MembershipTier, OrganizationType } from '../organizations/organization.enums';
import {
  Industry,
  Interest,
  OrganizationSize,
  RegistrationEmail,
  RegistrationStatus,
} from '../registrations/registration.enums';
import { DuplicateSign, RegistrationAge, RegistrationShelf, RegistrationSort } from './registry.enums';

export const memberIdPattern = /GIA-[0-9]{6,12}/;
export const memberId = new RegExp(`^${memberIdPattern.source}$`);

/** What registrations are narrowed by; an absent field narrows by nothing. */
export class RegistrationFilter {
  /**
   * The kind of organization.
   * @example "startup"
   */
  @IsOptional()
  @IsEnum(OrganizationType)
  type?: OrganizationType;

  /**
   * The plan that was asked for.
   * @example "free"
   */
  @IsOptional()
  @IsEnum(MembershipTier)
  plan?: MembershipTier;

  /**
   * How far its review has come.
   * @example "pending"
   */
  @IsOptional()
  @IsEnum(RegistrationStatus)
  status?: RegistrationStatus;

  /**
   * What has become of the newest welcome mail.
   * @example "failed"
   */
  @IsOptional()
  @IsEnum(RegistrationEmail)
  email?: RegistrationEmail;

  /**
   * How long it has waited for the alliance to look at it, in days of UTC.
   * @example "30_days_or_more"
   */
  @IsOptional()
  @IsEnum(RegistrationAge)
  age?: RegistrationAge;

  /**
   * A part of the organization’s name, the contact’s name, the e-mail address or the member ID.
   * @example "techflow"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;

  /**
   * Registered on this day or later, in UTC.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Day()
  from?: string;

  /**
   * Registered on this day or before, in UTC.
   * @example "2026-11-30"
   */
  @IsOptional()
  @Day()
  to?: string;

  /** `deleted`: those that are erased thirty days after they were deleted. Absent: those that are there. */
  @IsOptional()
  @IsEnum(RegistrationShelf)
  shelf?: RegistrationShelf;
}

/** Which page of the registrations. */
export class RegistrationsQuery extends RegistrationFilter {
  /** The order; `newest` where absent. `waiting`: who has waited longest comes first, of those that wait. */
  @IsOptional()
  @IsEnum(RegistrationSort)
  sort?: RegistrationSort;

  /** How many, at most 200. */
  @ApiProperty({ required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(200)
  limit: number = 50;

  /**
   * Where the page starts: the member ID that the page before ends with, as its `Link` header says.
   * @example "GIA-482913"
   */
  @IsOptional()
  @Matches(memberId, { message: 'cursor must come from the Link header of the page before' })
  cursor?: string;

  /** Changes nothing: callers make an address new by it. */
  @IsOptional()
  @Text({ max: 100 })
  bypass?: string;

  /** Changes nothing, like `bypass`. */
  @IsOptional()
  @Text({ max: 100 })
  rand?: string;
}

/** Which registrations a file holds: those that are named, or all that the filter leaves. */
export class RegistrationExportQuery extends RegistrationFilter {
  /**
   * Member IDs, comma-separated, at most 1,000; the filter then narrows by nothing.
   * @example "GIA-482913,GIA-517204"
   */
  @IsOptional()
  @MaxLength(13_000)
  @Matches(new RegExp(`^${memberIdPattern.source}(,${memberIdPattern.source}){0,999}$`), {
    message: 'ids must be at most 1000 member IDs, separated by commas',
  })
  ids?: string;

  /** The order; `newest` where absent. */
  @IsOptional()
  @IsEnum(RegistrationSort)
  sort?: RegistrationSort;
}

export class DeleteRegistrationsDto {
  /**
   * Member IDs of the registrations, at most 200. For more there is work on all that a filter leaves.
   * @example ["GIA-482913", "GIA-517204"]
   */
  @ArrayMinSize(1, { message: 'Please select registrations to delete.' })
  @ArrayMaxSize(200)
  @Matches(memberId, { each: true, message: 'ids must be member IDs' })
  ids: string[];
}

export class DeletedRegistrationsDto {
  /**
   * How many are deleted now. Those that were before, or that there are not, are not counted.
   * @example 2
   */
  deleted: number;
}

export class RegistrationDto {
  /**
   * The member ID.
   * @example "GIA-482913"
   */
  id: string;

  /**
   * The name by which the organization is known.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /** What kind of organization it is. */
  organizationType: OrganizationType;

  /** The plan that was asked for. */
  selectedPlan: MembershipTier;

  /**
   * Given and family name of the contact person.
   * @example "Alex Kimani"
   */
  contactName: string;

  /**
   * The contact person’s address.
   * @example "alex@techflow.example"
   */
  email: string;

  /** Where the contact person can be called. */
  phone: string | null;

  /** What the contact person does in the organization. */
  role: string | null;

  /** The organization’s web address. */
  website: string | null;

  /** What the organization works in. */
  industry: Industry | null;

  /** Number of employees. */
  size: OrganizationSize | null;

  /** ISO 3166-1 alpha-2. */
  country: string | null;

  /** What the organization wants to work on. */
  interests: Interest[];

  /** What the organization does. */
  description: string | null;

  /** How far its review has come. */
  status: RegistrationStatus;

  /** Whether the newest welcome mail has left. */
  emailSent: boolean;

  /** What has become of the newest welcome mail. */
  emailState: RegistrationEmail;

  /** When it was made. */
  createdAt: string;

  /** Since when it waits for the alliance to look at it; `null` where it does not. */
  waitingSince: string | null;

  /** When it was deleted; `null` where it is not. It is erased thirty days later. */
  deletedAt: string | null;

  /** By what another registration may be of the same organization. */
  @ApiProperty({ enum: DuplicateSign, enumName: 'DuplicateSign', isArray: true })
  duplicateBy: DuplicateSign[];
}

export class RegistrationAgeDto {
  /** How long they have waited. */
  age: RegistrationAge;

  /**
   * How many of them there are.
   * @example 4
   */
  count: number;
}

export class RegistrationsSummaryDto {
  /**
   * All that there are, whatever the filter says.
   * @example 248
   */
  total: number;

  /**
   * Those of all whose newest welcome mail has left.
   * @example 240
   */
  emailsSent: number;

  /**
   * Those of all whose newest welcome mail could not be delivered, or was withheld.
   * @example 3
   */
  emailFailures: number;

  /**
   * Those that were deleted and are not erased yet.
   * @example 2
   */
  deleted: number;

  /** Kinds of organization, each with how many the other filters leave. */
  types: FacetCountDto[];

  /** Plans, the same way. */
  plans: FacetCountDto[];

  /** How far reviews have come, the same way. */
  statuses: FacetCountDto[];

  /** How long those wait that wait for the alliance, whatever the filter says. */
  waiting: RegistrationAgeDto[];
}
