import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsBoolean, IsEnum, IsOptional } from 'class-validator';
import { AnyCountry, AnyOf } from '../../../platform/http/any-of';
import { Searched } from '../../../platform/http/text';
import { TrueOrFalse } from '../../../platform/http/true-or-false';
import { FacetCountDto, PageQuery } from '../../../platform/lists/browse.dto';
import { MembershipTier, OrganizationOpening, OrganizationType } from '../organizations/organization.enums';
import { mostWork } from '../organizations/organization-work';
import { Interest } from '../registrations/registration.enums';

export enum MemberSort {
  Best = 'best',
  Newest = 'newest',
  Name = 'name',
}

/** What the directory is narrowed by. Each filter takes any of its values, and all filters hold together. */
export class MemberFilters {
  /**
   * What they are, separated by commas.
   * @example ["startup", "investor"]
   */
  @AnyOf(OrganizationType, 'OrganizationType', 'type')
  type?: OrganizationType[];

  /**
   * Where they say they are, ISO 3166-1 alpha-2, separated by commas.
   * @example ["KE"]
   */
  @AnyCountry('country')
  country?: string[];

  /**
   * Areas of which they name any, separated by commas.
   * @example ["AgriTech"]
   */
  @AnyOf(Interest, 'Interest', 'interest')
  interest?: Interest[];

  /**
   * What they can be asked for, separated by commas.
   * @example ["pilots"]
   */
  @AnyOf(OrganizationOpening, 'OrganizationOpening', 'openTo')
  openTo?: OrganizationOpening[];

  /**
   * The tiers that they have subscribed to, separated by commas; a trial is none.
   * @example ["enterprise_alliance_partners"]
   */
  @AnyOf(MembershipTier, 'MembershipTier', 'tier')
  tier?: MembershipTier[];

  /**
   * Those that have been verified, and no others.
   * @example true
   */
  @TrueOrFalse('verified')
  verified?: boolean;
}

class MemberSearch {
  /**
   * Words to look for in name, type, city, country, description, interests, and what is sought and offered; of the last one its
   * beginning is enough. What has all of them is found; where nothing has, what has some of them, and `X-Search-Words` says so.
   * @example "water nairobi"
   */
  @IsOptional()
  @Searched({ max: 2000 })
  search?: string;
}

export class MembersQuery extends IntersectionType(PageQuery, MemberSearch, MemberFilters) {
  /** The order: of what a search has found `best` (where absent) or `newest`; else `newest` (where absent) or `name`. */
  @IsOptional()
  @IsEnum(MemberSort)
  sort?: MemberSort;
}

/** What is counted: what a search finds, or all. */
export class MemberFacetsQuery extends IntersectionType(MemberSearch, MemberFilters) {}

/** How many organizations there are with each value, as far as the other filters leave them. */
export class MemberFacetsDto {
  /** By what they are. */
  type: FacetCountDto[];

  /** By where they are; those that do not show it are in none. */
  country: FacetCountDto[];

  /** By areas of interest; one with several is in each of them. */
  interest: FacetCountDto[];

  /** By what they can be asked for; one with several is in each of them. */
  openTo: FacetCountDto[];

  /** By the tier that they have subscribed to. */
  tier: FacetCountDto[];

  /** By whether they have been verified: `true` or `false`. */
  verified: FacetCountDto[];

  /** False where a search finds too many to be counted: these are then the numbers without it. */
  isExact: boolean;
}

/** An organization as the directory lists it. What it does not show to all members is empty. */
export class MemberDto {
  /** Its identifier. */
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
   * The tier that it has subscribed to.
   * @example "enterprise_alliance_partners"
   */
  tier: MembershipTier;

  /**
   * Whether it has been proven that it is who it says.
   * @example true
   */
  isVerified: boolean;

  /**
   * The domain that it has proven to be its own; `null` where none is, or it was verified otherwise.
   * @example "techflow.example"
   */
  verifiedDomain: string | null;

  /**
   * The beginning of what it says of itself.
   * @example "Streaming analytics that finds faults in industrial equipment before they stop a line."
   */
  description: string;

  /**
   * ISO 3166-1 alpha-2.
   * @example "US"
   */
  country: string | null;

  /**
   * The city it is in.
   * @example "Austin"
   */
  city: string | null;

  /**
   * The beginning of what it looks for.
   * @example "A city that lets us listen to its mains for a month."
   */
  seeks: string | null;

  /**
   * The beginning of what others may get from it.
   * @example "Two engineers and ten probes, free of charge for a first pilot."
   */
  offers: string | null;

  /**
   * Areas of interest.
   * @example ["AI & Data Science"]
   */
  interests: string[];

  /**
   * What it can be asked for.
   * @example ["pilots"]
   */
  @ApiProperty({ enum: OrganizationOpening, enumName: 'OrganizationOpening', isArray: true })
  openTo: OrganizationOpening[];

  /** The stored file of its logo. */
  logoId: string | null;

  /** Since when it is a member. */
  createdAt: string;

  /**
   * Whether the alliance features it.
   * @example false
   */
  isFeatured: boolean;

  /**
   * The day (UTC) on which it last submitted a problem, published a solution or a story, or started a project; `null` where it has
   * done none of these, or does not show it.
   * @example "2026-11-23"
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lastActiveOn: string | null;

  /**
   * Projects in sandbox, pilot or scaling that it leads or works on, counted up to 100; `null` where it does not show its work.
   * @example 3
   */
  @ApiProperty({ maximum: mostWork })
  activeProjects: number | null;

  /**
   * Pairs of a project and another organization on it, counted up to 100; `null` where it does not show its work.
   * @example 5
   */
  @ApiProperty({ maximum: mostWork })
  collaborations: number | null;

  /**
   * Words of the name, the interests and the beginning of the description, as they stand there, that a search has found;
   * absent without one.
   * @example ["leaks"]
   */
  hits?: string[];
}

/** How the alliance has grown: of organizations that the directory lists, and connections that were accepted. */
export class AllianceGrowthDto {
  /**
   * Organizations.
   * @example 120
   */
  members: number;

  /**
   * How many more they are than a year ago, in whole percent; `null` where there were none.
   * @example 85
   */
  membersGrowth: number | null;

  /**
   * Countries that they are in.
   * @example 45
   */
  countries: number;

  /**
   * Countries of which the first came in the last year.
   * @example 12
   */
  newCountries: number;

  /**
   * Connections between two organizations.
   * @example 310
   */
  connections: number;

  /**
   * How many more they are than a year ago, in whole percent, by whole months; `null` where there were none.
   * @example 120
   */
  connectionsGrowth: number | null;
}

export class FeatureOrganizationDto {
  /**
   * Whether the directory shows it among the featured partners.
   * @example true
   */
  @IsBoolean()
  isFeatured: boolean;
}
