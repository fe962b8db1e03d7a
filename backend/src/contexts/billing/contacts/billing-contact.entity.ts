import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { BillingInfo } from '../payments/payment.entity';

/** Who gets the invoices of an organization, and what stands on them. */
@Entity({ schema: 'billing', name: 'billing_contacts' })
export class BillingContact {
  @PrimaryColumn('uuid')
  organizationId: string;

  @Column('jsonb')
  info: BillingInfo;

  /** When the link in its mail was followed; `null` while anybody may have typed the address. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Whether mail may go there: somebody has followed its link, or it is the address that one of `people` signs in with. */
  getsMail(people: readonly { address: string }[]): boolean {
    const address = this.info.email.toLowerCase();
    return this.confirmedAt !== null || people.some((one) => one.address.toLowerCase() === address);
  }
}
