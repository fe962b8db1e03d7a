import type { Relation } from 'typeorm';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ValueState } from '../innovation.enums';
import { ValueEntry } from './value-entry.entity';

/** A step of a value, a message about it, or both at once. */
@Entity({ schema: 'innovation', name: 'value_remarks' })
@Index('value_remarks_entry_id_idx', ['entryId', 'createdAt', 'id'])
@Check('value_remarks_said_check', 'num_nonnulls(state, text) > 0')
export class ValueRemark {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  entryId: string;

  @ManyToOne(() => ValueEntry, { onDelete: 'CASCADE' })
  @JoinColumn()
  entry: Relation<ValueEntry>;

  /** On whose behalf; `null` is the alliance. */
  @Column({ type: 'uuid', nullable: true })
  organizationId: string | null;

  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  /** Where the value has stood since; `null` of a message. */
  @Column({ type: 'enum', enum: ValueState, enumName: 'value_state', nullable: true })
  state: ValueState | null;

  /** What was said, as Markdown. */
  @Column({ type: 'text', nullable: true })
  text: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
