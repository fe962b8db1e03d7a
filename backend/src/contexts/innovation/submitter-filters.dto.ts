import { IsOptional } from 'class-validator';
import { AnyCountry, AnyOf } from '../../platform/http/any-of';
import { IsId } from '../../platform/http/id';
import { OrganizationType } from '../membership';

/** What problems and solutions are narrowed by of who submitted them. */
export class SubmitterFilters {
  /**
   * Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas.
   * @example ["KE"]
   */
  @AnyCountry('region')
  region?: string[];

  /**
   * What organizations submitted them are, separated by commas.
   * @example ["corporation", "government"]
   */
  @AnyOf(OrganizationType, 'OrganizationType', 'submitterType')
  submitterType?: OrganizationType[];

  /** The organization that submitted them. */
  @IsOptional()
  @IsId()
  submitter?: string;
}
