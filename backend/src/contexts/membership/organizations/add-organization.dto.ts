import { Transform } from 'class-transformer';
import { IsEnum, IsOptional } from 'class-validator';
import { Country } from '../../../platform/http/country';
import { Emptied, NoWebAddress, Text } from '../../../platform/http/text';
import { canonicalTier, MembershipTier, OrganizationType } from './organization.enums';
import { WebAddress } from './web-address';

export class AddOrganizationDto {
  /**
   * The name by which it is known.
   * @example "TechFlow Solutions"
   */
  @Text({ max: 200, required: 'Enter the name of the organization' })
  @NoWebAddress()
  name: string;

  /**
   * What it does, in a few sentences.
   * @example "We build probes that hear leaks in buried water mains."
   */
  @IsOptional()
  @Text({ max: 5000, lines: true })
  description?: string | null;

  /**
   * What kind of organization it is.
   * @example "startup"
   */
  @IsEnum(OrganizationType, { message: 'Choose what kind of organization it is' })
  type: OrganizationType;

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
   * Where it is: ISO 3166-1 alpha-2.
   * @example "KE"
   */
  @IsOptional()
  @Country()
  country?: string | null;

  /**
   * The tier that is wished for. It is remembered and grants nothing: only a subscription does. The organization starts free.
   * @example "innovators_solution_providers"
   */
  @IsOptional()
  @Transform(({ value }) => canonicalTier(value))
  @IsEnum(MembershipTier, { message: 'Choose a membership tier' })
  membershipTier?: MembershipTier;
}

export class AddedOrganizationDto {
  /** The organization's identifier. */
  id: string;

  /**
   * The tier in force.
   * @example "free"
   */
  membershipTier: MembershipTier;

  /**
   * Where the tier that was wished for is paid for this organization, by the year; `null` for the free one.
   * @example "/checkout/innovators-annual?organizationId=0b9e6c1e-7a5f-4a53-9a41-0d1f0f5f6c11"
   */
  checkout: string | null;
}

export class CloseOrganizationDto {
  /**
   * The name of the organization, typed once more.
   * @example "TechFlow Solutions"
   */
  @Text({ max: 200, required: 'Type the name of the organization' })
  confirmation: string;
}
