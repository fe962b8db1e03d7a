import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEnum,
  IsInt,
  IsObject,
  IsOptional,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Country } from '../../../platform/http/country';
import { Emptied, NoWebAddress, Text } from '../../../platform/http/text';
import {
  DirectoryField,
  FieldVisibility,
  MembershipTier,
  OrganizationOpening,
  OrganizationProof,
  OrganizationType,
} from '../organizations/organization.enums';
import { WebAddress } from '../organizations/web-address';
import { Interest } from '../registrations/registration.enums';
import { TeamRole } from '../team/team.enums';
import { ViewerStanding } from './profile.enums';

const SeenBy = () => IsEnum(FieldVisibility, { message: 'Choose who sees it' });
const Given = () => ValidateIf((_, value) => value !== undefined);

/** Who sees each part of an organization's page: `hidden` is its own people alone, and each includes those before it. */
export class ProfileVisibilityDto implements Record<DirectoryField, FieldVisibility> {
  /**
   * What it does.
   * @example "public"
   */
  @SeenBy()
  description: FieldVisibility;

  /**
   * Its web address.
   * @example "public"
   */
  @SeenBy()
  website: FieldVisibility;

  /**
   * Country and city.
   * @example "members"
   */
  @SeenBy()
  location: FieldVisibility;

  /**
   * What it seeks and offers, and what it is open to.
   * @example "members"
   */
  @SeenBy()
  seeks_and_offers: FieldVisibility;

  /**
   * The areas that it is interested in.
   * @example "members"
   */
  @SeenBy()
  interests: FieldVisibility;

  /**
   * Those of its people who let it name them, and their roles.
   * @example "connections"
   */
  @SeenBy()
  people: FieldVisibility;

  /**
   * Its problems, solutions, projects and stories, together.
   * @example "members"
   */
  @SeenBy()
  work: FieldVisibility;

  /**
   * How it has answered proposals.
   * @example "members"
   */
  @SeenBy()
  answer_record: FieldVisibility;

  /**
   * On which day it last did something that members see.
   * @example "members"
   */
  @SeenBy()
  last_active: FieldVisibility;
}

/** What an organization says of itself, for its owners and admins. */
export class OrganizationProfileDto {
  /** The organization's identifier. */
  id: string;

  /**
   * What kind of organization it is. It stays.
   * @example "startup"
   */
  type: OrganizationType;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;

  /**
   * Counted up with each edit.
   * @example 3
   */
  revision: number;

  /**
   * The name by which it is known.
   * @example "TechFlow Solutions"
   */
  name: string;

  /**
   * What it does.
   * @example "Streaming analytics that finds faults in equipment before they stop a line."
   */
  description: string | null;

  /**
   * Its web address.
   * @example "https://techflow.example"
   */
  website: string | null;

  /**
   * Where it has its seat, ISO 3166-1 alpha-2.
   * @example "US"
   */
  country: string | null;

  /**
   * The city of its seat.
   * @example "Austin"
   */
  city: string | null;

  /**
   * What it looks for.
   * @example "Two plants with vibration data of a year."
   */
  seeks: string | null;

  /**
   * What others may get from it.
   * @example "A pilot in six weeks, free of charge for the first line."
   */
  offers: string | null;

  /**
   * Areas that it is interested in.
   * @example ["AI & Data Science"]
   */
  @ApiProperty({ enum: Interest, enumName: 'Interest', isArray: true })
  interests: Interest[];

  /**
   * What it can be asked for.
   * @example ["pilots", "research"]
   */
  @ApiProperty({ enum: OrganizationOpening, enumName: 'OrganizationOpening', isArray: true })
  openTo: OrganizationOpening[];

  /** Who sees what of it. Name, type, plan, logo and since when it is a member are seen by all who see its page. */
  visibility: ProfileVisibilityDto;
}

/** What is not named stays as it is; what is `null` or empty is taken away. */
export class EditOrganizationProfileDto {
  /**
   * The `revision` that was read before it was edited.
   * @example 3
   */
  @IsInt()
  @Min(1)
  revision: number;

  /**
   * The name by which it is known.
   * @example "TechFlow Solutions"
   */
  @Given()
  @Text({ max: 200, required: 'Enter the name of the organization' })
  @NoWebAddress()
  name?: string;

  /**
   * What it does, on several lines.
   * @example "Streaming analytics that finds faults in equipment before they stop a line."
   */
  @Emptied()
  @IsOptional()
  @Text({ max: 5000, lines: true })
  description?: string | null;

  /**
   * Its web address, with http:// or https://.
   * @example "https://techflow.example"
   */
  @Emptied()
  @IsOptional()
  @Text({ max: 2000 })
  @WebAddress()
  website?: string | null;

  /**
   * Where it has its seat, ISO 3166-1 alpha-2.
   * @example "US"
   */
  @Emptied()
  @IsOptional()
  @Country()
  country?: string | null;

  /**
   * The city of its seat.
   * @example "Austin"
   */
  @Emptied()
  @IsOptional()
  @Text({ max: 100 })
  @NoWebAddress()
  city?: string | null;

  /**
   * What it looks for, on several lines.
   * @example "Two plants with vibration data of a year."
   */
  @Emptied()
  @IsOptional()
  @Text({ max: 2000, lines: true })
  seeks?: string | null;

  /**
   * What others may get from it, on several lines.
   * @example "A pilot in six weeks, free of charge for the first line."
   */
  @Emptied()
  @IsOptional()
  @Text({ max: 2000, lines: true })
  offers?: string | null;

  /**
   * Areas that it is interested in.
   * @example ["AI & Data Science"]
   */
  @Given()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsEnum(Interest, { each: true, message: 'Choose of the areas that registration offers' })
  @ApiProperty({ enum: Interest, enumName: 'Interest', isArray: true, required: false })
  interests?: Interest[];

  /**
   * What it can be asked for.
   * @example ["pilots", "research"]
   */
  @Given()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsEnum(OrganizationOpening, { each: true, message: 'Choose what the organization is open to' })
  @ApiProperty({ enum: OrganizationOpening, enumName: 'OrganizationOpening', isArray: true, required: false })
  openTo?: OrganizationOpening[];

  /** Who sees what of it, every part. */
  @Given()
  @IsObject()
  @ValidateNested({ message: 'Say of every part who sees it' })
  @Type(() => ProfileVisibilityDto)
  visibility?: ProfileVisibilityDto;
}

/** A logo that was just taken. */
export class OrganizationLogoDto {
  /** For `/api/logos/{id}/{size}`. */
  logoId: string;
}

export class OrganizationVerificationDto {
  /** When it was verified. */
  at: string;

  /**
   * How: by the domain of an address there, or by the alliance.
   * @example "domain"
   */
  by: OrganizationProof;

  /**
   * The domain that it has proven to be its own, the first where there are several; `null` where none is.
   * @example "techflow.example"
   */
  domain: string | null;
}

/** Somebody of an organization who lets its page name them. */
export class OrganizationPersonDto {
  /**
   * Their given name.
   * @example "Alex"
   */
  firstName: string;

  /**
   * Their family name.
   * @example "Kimani"
   */
  lastName: string;

  /**
   * What they do, in their own words.
   * @example "Head of Innovation"
   */
  headline: string | null;

  /** Address of their picture. */
  profileImageUrl: string | null;

  /**
   * What they may do for the organization.
   * @example "owner"
   */
  role: TeamRole;
}

/** An organization, as far as the viewer sees it. What they do not see, and what it has not said, is `null` or empty. */
export class OrganizationPageDto extends PickType(OrganizationProfileDto, [
  'id',
  'name',
  'type',
  'logoId',
  'description',
  'website',
  'country',
  'city',
  'seeks',
  'offers',
  'interests',
  'openTo',
]) {
  /**
   * The tier in force.
   * @example "innovators_solution_providers"
   */
  tier: MembershipTier;

  /** Since when it is a member. */
  memberSince: string;

  /** How it was proven that it is who it says; `null` where that was not. */
  verified: OrganizationVerificationDto | null;

  /**
   * The day (UTC) on which it last submitted a problem, published a solution or a story, or started a project; `null` where it has
   * done none of these, or the viewer does not see it.
   * @example "2026-11-23"
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lastActiveOn: string | null;

  /**
   * Whether the alliance features it in the directory.
   * @example false
   */
  isFeatured: boolean;

  /** Those of its people who let it name them, owners first, at most 100. */
  people: OrganizationPersonDto[];

  /**
   * How the viewer stands with it.
   * @example "member"
   */
  standing: ViewerStanding;

  /**
   * The parts that the viewer sees.
   * @example ["description", "website"]
   */
  @ApiProperty({ enum: DirectoryField, enumName: 'DirectoryField', isArray: true })
  visible: DirectoryField[];

  /**
   * Whether the viewer may edit its profile.
   * @example false
   */
  canEdit: boolean;
}
