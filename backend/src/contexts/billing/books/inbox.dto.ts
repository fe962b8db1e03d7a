import { IsEnum, IsOptional } from 'class-validator';
import { Searched } from '../../../platform/http/text';
import { PeriodPageQuery } from './period-page.dto';

/** `review`: somebody has to look at it. `ignored`: it is kept, and nothing follows from it. */
export enum InboxState {
  Received = 'received',
  Processed = 'processed',
  Ignored = 'ignored',
  Review = 'review',
  Failed = 'failed',
}

export enum InboxKind {
  Charge = 'charge',
  Refund = 'refund',
  Dispute = 'dispute',
  Unknown = 'unknown',
}

/** What the inbox is narrowed by; an absent field narrows by nothing. */
export class InboxFilter extends PeriodPageQuery {
  /**
   * What became of the events.
   * @example "failed"
   */
  @IsOptional()
  @IsEnum(InboxState)
  state?: InboxState;

  /**
   * What they are about.
   * @example "charge"
   */
  @IsOptional()
  @IsEnum(InboxKind)
  kind?: InboxKind;

  /**
   * The reference that they name.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  @IsOptional()
  @Searched({ max: 100 })
  search?: string;
}

export class InboxEventDto {
  /** Its identifier. */
  id: string;

  /**
   * Who sent it.
   * @example "paystack"
   */
  provider: string;

  /**
   * What it is about.
   * @example "charge"
   */
  kind: InboxKind;

  /**
   * The provider's own name of it.
   * @example "charge.success"
   */
  name: string;

  /**
   * The reference that it names.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string | null;

  /** The payment of that reference; `null` where there is none. */
  paymentId: string | null;

  /**
   * What became of it.
   * @example "processed"
   */
  state: InboxState;

  /**
   * How often it was tried.
   * @example 1
   */
  attempts: number;

  /** What kept it from being processed. */
  lastError: string | null;

  /** When it came. */
  receivedAt: string;

  /** When something followed from it. */
  processedAt: string | null;
}

export class InboxEventDetailDto extends InboxEventDto {
  /**
   * Its body as it was sent; nothing in it is believed.
   * @example "{\"event\":\"charge.success\"}"
   */
  raw: string;
}
