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

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  /** Minor units given back. */
  @Column('bigint', { default: '0' })
  refunded: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
