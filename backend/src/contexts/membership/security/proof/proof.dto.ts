import { IsObject, IsOptional } from 'class-validator';
import { Text } from '../../../../platform/http/text';

/** One of the three. */
export class ProofDto {
  /**
   * The present password, where the account has no second factor.
   * @example "seven quiet lanterns at noon"
   */
  @IsOptional()
  @Text({ max: 512, lines: true, untrimmed: true })
  password?: string;

  /** A code of the authenticator app, or a recovery code. */
  @IsOptional()
  @Text({ max: 40 })
  code?: string;

  /** What the browser answers to a challenge for a passkey, as JSON. */
  @IsOptional()
  @IsObject()
  credential?: Record<string, unknown>;
}
