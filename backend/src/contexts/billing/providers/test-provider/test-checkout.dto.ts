import { IsIn } from 'class-validator';
import { type TestDecision, testDecisions } from './test-payments';

export class DecideTestChargeDto {
  /**
   * What the payer does: pays, pays and is heard of twice, pays with a card that takes no further charge, pays with a delay, fails, or leaves.
   * @example "pay"
   */
  @IsIn(testDecisions, { message: 'Choose what the payer does' })
  decision: TestDecision;
}
