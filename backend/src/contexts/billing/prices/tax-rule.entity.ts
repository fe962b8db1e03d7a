import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { PlanCurrency } from '../plans/plan.enums';

/** What is added to prices in a currency. Never changed: a new version takes over at its date. */
@Entity({ schema: 'billing', name: 'tax_rules' })
@Check('tax_rules_basis_points_check', 'basis_points between 0 and 10000')
export class TaxRule {
  @PrimaryColumn({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  @PrimaryColumn('integer')
  version: number;

  /** As it stands on quotes and invoices. */
  @Column('text')
  name: string;

  /** Hundredths of a percent. */
  @Column('integer')
  basisPoints: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  validFrom: Date;
}
