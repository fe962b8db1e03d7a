import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who sells, as the operator has said it from a date on. A document names the one of its day. */
@Entity({ schema: 'billing', name: 'sellers' })
export class Seller {
  @PrimaryColumn('timestamptz')
  validFrom: Date;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  /** Register and number. */
  @Column('text')
  registration: string;

  @Column('text')
  email: string;
}
