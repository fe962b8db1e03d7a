import { IsId } from '../../../../platform/http/id';
import { Text } from '../../../../platform/http/text';
import { OrganizationRecordDetailDto } from '../organizations.dto';
import { ActReasonDto } from '../people.dto';

export class MergeQuery {
  /**
   * The organization that would stay.
   * @example "018f2a9e-5b7c-7d3e-8f4a-6b5c4d3e2f1a"
   */
  @IsId({ message: 'into must be the id of an organization' })
  into: string;
}

export class MergeOrganizationDto extends ActReasonDto {
  /**
   * The organization that stays.
   * @example "018f2a9e-5b7c-7d3e-8f4a-6b5c4d3e2f1a"
   */
  @IsId({ message: 'into must be the id of an organization' })
  into: string;

  /**
   * The name of the organization that goes, typed once more.
   * @example "TechFlow Solutions Ltd"
   */
  @Text({ max: 500, required: 'Type the name of the organization as it is shown' })
  confirmation: string;
}

export class MergeCountDto {
  /**
   * What they are.
   * @example "Problems"
   */
  what: string;

  /**
   * How many the one that goes has, which would be moved.
   * @example 3
   */
  goes: number;

  /**
   * How many the one that stays has already.
   * @example 12
   */
  stays: number;
}

export class MergePreviewDto {
  /** The organization that would go. */
  goes: OrganizationRecordDetailDto;

  /** The organization that would stay. */
  stays: OrganizationRecordDetailDto;

  /** What each of them has. */
  counts: MergeCountDto[];

  /**
   * What stands against it, in sentences; nothing where they can be merged now.
   * @example ["A payment of TechFlow Solutions Ltd is open. Wait until it is paid or given up."]
   */
  obstacles: string[];
}
