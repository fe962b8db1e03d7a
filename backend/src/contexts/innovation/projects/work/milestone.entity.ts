import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Project } from '../project.entity';

/** What a project is to have reached by a day. */
@Entity({ schema: 'innovation', name: 'milestones' })
@Index('milestones_project_idx', ['projectId', 'dueOn', 'id'])
export class Milestone {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  @Column('text')
  title: string;

  @Column('date')
  dueOn: string;

  /** The day on which it was reached. */
  @Column({ type: 'date', nullable: true })
  doneOn: string | null;

  /** The organization that says so. */
  @Column({ type: 'uuid', nullable: true })
  doneBy: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
