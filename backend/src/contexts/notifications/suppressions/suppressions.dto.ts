import { IsEnum, IsIn, IsOptional } from 'class-validator';
import { EmailAddress, Searched, Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { SuppressionCause } from './suppression.enums';

export class SuppressionFilter extends PageQuery {
  /**
   * How the address begins.
   * @example "maya"
   */
  @IsOptional()
  @Searched({ max: 254 })
  search?: string;

  /**
   * Why the addresses get no mail.
   * @example "bounce"
   */
  @IsOptional()
  @IsEnum(SuppressionCause)
  cause?: SuppressionCause;
}

export class SuppressionDto {
  /** Its identifier. */
  id: string;

  /**
   * The address that gets no mail, in small letters.
   * @example "maya.chen@techflow.example"
   */
  address: string;

  /**
   * Why: a server knows no such recipient (`bounce`), they do not want it (`complaint`), or an operator says so (`by-hand`).
   * @example "bounce"
   */
  cause: SuppressionCause;

  /**
   * What the server answered, or what an operator has written.
   * @example "550 5.1.1 No such user here"
   */
  note: string;

  /** The message that bounced; `null` where none did. */
  messageId: string | null;

  /**
   * Who added it: an operator by their account, or `system`.
   * @example "system"
   */
  addedBy: string;

  /** When it was added. */
  createdAt: string;
}

export class AddSuppressionDto {
  /**
   * The address that shall get no mail; capitals make no difference.
   * @example "maya.chen@techflow.example"
   */
  @EmailAddress()
  address: string;

  /**
   * Why: `complaint` or `by-hand`. A `bounce` is noticed when it happens.
   * @example "complaint"
   */
  @IsIn([SuppressionCause.Complaint, SuppressionCause.ByHand], { message: 'cause must be complaint or by-hand' })
  cause: SuppressionCause;

  /**
   * What is known of it, for the next operator.
   * @example "Asked by telephone on 24 November."
   */
  @Text({ max: 500, required: 'Say why' })
  note: string;
}

export class LiftSuppressionDto {
  /**
   * Why the address may get mail again; kept in the audit.
   * @example "The mailbox was full and is not any more."
   */
  @Text({ max: 500, required: 'Say why' })
  reason: string;
}
