import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { SuppressionCause } from './suppression.enums';

/** An address that gets no mail. */
@Entity({ schema: 'notifications', name: 'suppressions' })
@Unique(['address'])
@Index(['createdAt', 'id'])
@Index(['cause', 'createdAt', 'id'])
@Index('suppressions_beginning_idx', { synchronize: false })
export class Suppression {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** In small letters. */
  @Column('text')
  address: string;

  @Column({ type: 'enum', enum: SuppressionCause, enumName: 'suppression_cause' })
  cause: SuppressionCause;

  /** What the server answered, or what an operator has written. */
  @Column('text')
  note: string;

  /** The message that bounced. */
  @Column({ type: 'uuid', nullable: true })
  messageId: string | null;

  /** `admin:<id>` or `system`. */
  @Column('text')
  addedBy: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
