import type { Relation } from 'typeorm';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ProjectPhase } from '../../innovation.enums';
import { Project } from '../project.entity';

/** Something that a gate asks for and that is there, with what shows it. */
@Entity({ schema: 'innovation', name: 'project_gate_items' })
export class GateItem {
  @PrimaryColumn('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  /** The phase that the gate leads to. */
  @PrimaryColumn({ type: 'enum', enum: ProjectPhase, enumName: 'project_phase' })
  phase: ProjectPhase;

  /** Its key in `gates.ts`. */
  @PrimaryColumn('text')
  item: string;

  /** Who says so. */
  @Column('uuid')
  organizationId: string;

  /** What shows it. */
  @Column('text')
  note: string;

  /** Files of the project that show it. */
  @Column({ type: 'uuid', array: true, default: [] })
  fileIds: string[];

  @Column({ type: 'timestamptz', precision: 3 })
  tickedAt: Date;
}
