import { ApiProperty } from '@nestjs/swagger';
import { MembershipTier } from '../../membership';

export class LossDto {
  /**
   * What there is less of.
   * @example "sandbox tokens"
   */
  name: string;

  /**
   * What the organization has now.
   * @example "500k sandbox tokens/month"
   */
  now: string;

  /**
   * What is left of it; `null` for nothing.
   * @example "100k sandbox tokens/month"
   */
  @ApiProperty({ type: 'string' })
  left: string | null;
}

export class PlanLossesDto {
  /**
   * Of the plans of this tier.
   * @example "innovators_solution_providers"
   */
  tierType: MembershipTier;

  /** Never empty. */
  losses: LossDto[];
}
