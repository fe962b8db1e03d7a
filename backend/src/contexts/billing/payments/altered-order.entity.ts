import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An order that came with what the price book alone says: it was refused, and somebody is to look at who sent it. */
@Entity({ schema: 'billing', name: 'altered_orders' })
@Index('altered_orders_open_idx', { synchronize: false })
export class AlteredOrder {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  /** `member:<id>`. */
  @Column('text')
  sentBy: string;

  /** The names of what was sent, as far as they are kept. */
  @Column({ type: 'text', array: true })
  fields: string[];

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When somebody has looked at it. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;
}
