import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Project } from '../project.entity';

/** What was spent of a project's budget, in its currency. */
@Entity({ schema: 'innovation', name: 'spend_entries' })
@Index('spend_entries_project_idx', ['projectId', 'spentOn', 'id'])
export class SpendEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  @Index()
  @Column('uuid')
  organizationId: string;

  /** The person who has entered it. */
  @Column('uuid')
  personId: string;

  @Column('date')
  spentOn: string;

  /** In minor units of its currency. */
  @Column('bigint')
  amountMinor: string;

  @Column({ type: 'char', length: 3 })
  currency: string;

  /** In US cents, at the rate stored when it was entered. */
  @Column('bigint')
  usdMinor: string;

  @Column('text')
  note: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
