import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A charge in the test provider's own book. */
@Entity({ schema: 'billing', name: 'test_charges' })
export class TestCharge {
  @PrimaryColumn('text')
  reference: string;

  /** Minor units. */
  @Column('bigint')
  amount: string;

  @Column('text')
  currency: string;

  @Column('text')
  description: string;

  @Column('text')
  callbackUrl: string;

  @Column('text')
  cancelUrl: string;

  /** `ongoing`, `pending` (delayed), `success`, `failed`, `abandoned`, `reversed`. */
  @Column('text', { default: 'ongoing' })
  state: string;

  /** What it was paid with: `good`, or `declining`, which takes no further charge. */
  @Column({ type: 'text', nullable: true })
  card: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  /** Minor units given back. */
  @Column('bigint', { default: '0' })
  refunded: string;

  /** What was given back each time, in minor units. */
  @Column('bigint', { array: true, default: [] })
  refunds: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
