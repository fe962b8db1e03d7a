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
import { ValueKind, ValueState } from '../innovation.enums';
import { valueCorrected, valueMoved } from '../innovation.errors';
import { Project } from '../projects/project.entity';

/** What another partner says of a claim. */
export type Decision = ValueState.Confirmed | ValueState.Disputed;

/** What a project was worth to somebody, once, on a day. Nothing in it is edited: a correction is an entry of its own. */
@Entity({ schema: 'innovation', name: 'value_entries' })
@Index('value_entries_corrects_id_idx', ['correctsId'], { unique: true })
@Index('value_entries_project_id_idx', ['projectId', 'createdAt', 'id'])
@Index('value_entries_state_idx', ['state', 'createdAt', 'id'])
@Index('value_entries_quarter_idx', ['quarter', 'state', 'createdAt', 'id'])
@Check('value_entries_amount_check', 'amount_minor >= 0 and (amount_minor > 0 or corrects_id is not null)')
@Check(
  'value_entries_decided_check',
  `num_nonnulls(decided_by_organization_id, decided_at) in (0, 2)
    and (decided_at is not null) = (state in ('confirmed', 'disputed'))`,
)
@Check('value_entries_decider_check', 'decided_by_organization_id <> organization_id')
export class ValueEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  /** The partner that enters it. */
  @Index()
  @Column('uuid')
  organizationId: string;

  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'enum', enum: ValueKind, enumName: 'value_kind' })
  kind: ValueKind;

  /** In minor units of its currency; nothing where a correction takes an entry back. */
  @Column('bigint')
  amountMinor: string;

  @Column({ type: 'char', length: 3 })
  currency: string;

  /** In US cents, at the rate of the day on which it was entered. */
  @Column('bigint')
  usdMinor: string;

  @Column('date')
  happenedOn: string;

  /** The first day of the quarter in which it happened; the database sets it. */
  @Column({ type: 'date', insert: false, update: false })
  quarter: string;

  @Column({ type: 'enum', enum: ValueState, enumName: 'value_state', default: ValueState.Estimated })
  state: ValueState;

  @Column('text')
  note: string;

  /** Where it can be looked up: a report, an invoice, an address. */
  @Column({ type: 'text', nullable: true })
  source: string | null;

  /** The partner that has confirmed or disputed it. */
  @Index()
  @Column({ type: 'uuid', nullable: true })
  decidedByOrganizationId: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  /** Of a correction: the organization whose dispute of what it replaces stood then, and stands of it. */
  @Index()
  @Column({ type: 'uuid', nullable: true })
  disputeOfOrganizationId: string | null;

  /** The entry that this one replaces. */
  @Column({ type: 'uuid', nullable: true })
  correctsId: string | null;

  @ManyToOne(() => ValueEntry, { onDelete: 'CASCADE' })
  @JoinColumn()
  corrects: Relation<ValueEntry> | null;

  /** The entry that replaces this one, which counts no longer. */
  @Column({ type: 'uuid', nullable: true })
  correctedById: string | null;

  @ManyToOne(() => ValueEntry, { onDelete: 'SET NULL' })
  @JoinColumn()
  correctedBy: Relation<ValueEntry> | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /** Whose dispute stands, of it or of what it corrects: nobody else decides, whether they still work on the project or not. */
  get disputer(): string | null {
    if (this.state === ValueState.Confirmed) return null;
    return this.state === ValueState.Disputed ? this.decidedByOrganizationId : this.disputeOfOrganizationId;
  }

  /** Throws `value_corrected`. */
  requireCurrent(): void {
    if (this.correctedById) throw valueCorrected();
  }

  /** Throws `value_corrected` or `value_moved`. */
  claim(source: string | null): void {
    this.require(ValueState.Estimated);
    this.state = ValueState.Claimed;
    this.source = source ?? this.source;
  }

  /** Throws `value_corrected` or `value_moved`. A disputed one may still be confirmed. */
  decide(decision: Decision, organizationId: string, at: Date): void {
    this.require(ValueState.Claimed, ...(decision === ValueState.Confirmed ? [ValueState.Disputed] : []));
    this.state = decision;
    this.decidedByOrganizationId = organizationId;
    this.decidedAt = at;
  }

  /** Whoever disputes it decides no more alone: another partner may confirm or dispute it once it is claimed. Throws `value_corrected` or `value_moved`. */
  reopen(): void {
    this.requireCurrent();
    if (!this.disputer || this.amountMinor === '0') throw valueMoved(this.state);
    this.disputeOfOrganizationId = null;
    if (this.state !== ValueState.Disputed) return;
    this.state = ValueState.Claimed;
    this.decidedByOrganizationId = null;
    this.decidedAt = null;
  }

  /** Throws `value_corrected` or `value_moved`. */
  require(...states: ValueState[]): void {
    this.requireCurrent();
    if (!states.includes(this.state) || this.amountMinor === '0') throw valueMoved(this.state);
  }
}
