import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The card that renewals are charged to. Of the card itself there is only what people tell it by. */
@Entity({ schema: 'billing', name: 'saved_cards' })
export class SavedCard {
  @PrimaryColumn('uuid')
  organizationId: string;

  @Column('text')
  provider: string;

  /** The provider's authorization, encrypted. */
  @Column('bytea')
  sealed: Buffer;

  @Column('text')
  brand: string;

  @Column('text')
  last4: string;

  @Column('integer')
  expMonth: number;

  @Column('integer')
  expYear: number;

  @Column('timestamptz')
  savedAt: Date;
}
