import { Searched } from '../../../platform/http/text';
import { MembershipTier, OrganizationType } from './organization.enums';

export class OrganizationFinderQuery {
  /**
   * A part of its name.
   * @example "techflow"
   */
  @Searched({ max: 200, required: 'Enter a part of the name' })
  search: string;
}

export class FoundOrganizationDto {
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
   * Its country, by ISO 3166-1; `null` where it has not said.
   * @example "KE"
   */
  country: string | null;

  /**
   * The member ID of its first registration; `null` where it was made by a member.
   * @example "GIA-000042"
   */
  memberId: string | null;

  /**
   * The tier in force.
   * @example "free"
   */
  tier: MembershipTier;
}
