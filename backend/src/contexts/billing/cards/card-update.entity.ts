import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type RefundState, refundStates } from '../payments/payment.enums';
import { PlanCurrency } from '../plans/plan.enums';
import { type CardUpdateState, cardUpdateStates } from './card.enums';

/** One try to save another card: the provider learns it by a small charge, which is given back at once. */
@Entity({ schema: 'billing', name: 'card_updates' })
export class CardUpdate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  organizationId: string;

  /** `member:<id>`. */
  @Column('text')
  requestedBy: string;

  @Column('text', { unique: true })
  reference: string;

  @Column('text')
  provider: string;

  /** Minor units. */
  @Column('bigint')
  amount: string;

  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  @Column({ type: 'enum', enum: cardUpdateStates, enumName: 'card_update_state', default: 'opening' })
  state: CardUpdateState;

  @Column({ type: 'text', nullable: true })
  redirectUrl: string | null;

  /** What has become of the small charge; absent while it has not been made. */
  @Column({ type: 'enum', enum: refundStates, enumName: 'refund_state', nullable: true })
  refundState: RefundState | null;

  @Column({ type: 'text', nullable: true })
  refundRef: string | null;

  /** Whoever gives it back does so alone; a claim that was left is taken up again. */
  @Column({ type: 'timestamptz', nullable: true })
  refundClaimedAt: Date | null;

  /** What was charged indeed, in minor units; absent while it has not been. */
  @Column({ type: 'bigint', nullable: true })
  paidAmount: string | null;

  @Column({ type: 'text', nullable: true })
  paidCurrency: string | null;

  /** Why somebody has to look at it. */
  @Column({ type: 'text', nullable: true })
  review: string | null;

  @Column('timestamptz')
  createdAt: Date;

  /** When a page that waits has made us ask. */
  @Column({ type: 'timestamptz', nullable: true })
  checkedAt: Date | null;

  /** When the provider is asked next; never again where absent. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  nextCheckAt: Date | null;
}
