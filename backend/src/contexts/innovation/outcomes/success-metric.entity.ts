import type { Relation } from 'typeorm';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { Project } from '../projects/project.entity';

/** By what a project says that it succeeds: from a baseline to a target, either may be the higher. */
@Entity({ schema: 'innovation', name: 'success_metrics' })
@Index('success_metrics_project_id_idx', ['projectId', 'createdAt', 'id'])
@Check('success_metrics_target_check', 'target <> baseline')
export class SuccessMetric {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  /** The partner that has named it. */
  @Column('uuid')
  organizationId: string;

  @Column('text')
  name: string;

  @Column('text')
  unit: string;

  @Column('double precision')
  baseline: number;

  @Column('double precision')
  target: number;

  /** Counted up as it is edited. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
