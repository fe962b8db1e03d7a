import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Plan } from './plan.entity';
import { PlanCurrency } from './plan.enums';

/** One price of the book. Never changed: a new version takes over at its date, and a payment keeps the one it was made with. */
@Entity({ schema: 'billing', name: 'prices' })
@Check('charged >= 0 and list >= charged')
export class Price {
  @PrimaryColumn('text')
  planId: string;

  @ManyToOne(() => Plan)
  @JoinColumn()
  plan: Relation<Plan>;

  @PrimaryColumn('integer')
  version: number;

  @PrimaryColumn({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  /** Minor units. */
  @Column('bigint')
  charged: string;

  /** Minor units; what it costs without the offer. */
  @Column('bigint')
  list: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  validFrom: Date;

  /** From when on the book has announced it. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  publishedAt: Date;
}
