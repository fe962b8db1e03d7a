import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What has been done about the end of a period, or of a trial: its key is what makes each step happen once. */
@Entity({ schema: 'billing', name: 'lifecycle_steps' })
export class LifecycleStep {
  /** A subscription; an organization for what is about its trial. */
  @PrimaryColumn('uuid')
  subjectId: string;

  @PrimaryColumn('text')
  step: string;

  /** Of the period, or the trial, that it was about; of a price, from when on it applies. */
  @PrimaryColumn('timestamptz')
  periodEnd: Date;

  @Column('timestamptz')
  doneAt: Date;
}
