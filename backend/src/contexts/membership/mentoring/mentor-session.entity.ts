import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Organization } from '../organizations/organization.entity';
import { Mentor } from './mentor.entity';
import { MentorKind, MentorSessionState, SessionSide } from './mentoring.enums';

/** An hour of a mentor that a member has booked for their organization, from the booking to what is said of it afterwards. */
@Entity({ schema: 'membership', name: 'mentor_sessions' })
@Index('mentor_sessions_taken_idx', ['mentorId', 'startsAt'], { unique: true, where: `state = 'booked'` })
@Index(['mentorId', 'startsAt'])
@Index(['userId', 'startsAt'])
@Index(['organizationId'])
@Index('mentor_sessions_near_idx', ['startsAt'], { where: `state = 'booked' and reminded_at is null` })
export class MentorSession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  mentorId: string;

  @ManyToOne(() => Mentor, { onDelete: 'CASCADE' })
  @JoinColumn()
  mentor: Relation<Mentor>;

  /** The member who has booked it. */
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  /** Whose plan it counts against. */
  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  /** As what it counts, whatever the mentor becomes. */
  @Column({ type: 'enum', enum: MentorKind, enumName: 'mentor_kind' })
  kind: MentorKind;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** What the member wants to talk about. */
  @Column('text')
  topic: string;

  /** In which the member reads times. */
  @Column('text')
  timeZone: string;

  @Column({
    type: 'enum',
    enum: MentorSessionState,
    enumName: 'mentor_session_state',
    default: MentorSessionState.Booked,
  })
  state: MentorSessionState;

  /** How often its calendar entry has changed. */
  @Column({ type: 'integer', default: 0 })
  sequence: number;

  @Column('timestamptz')
  bookedAt: Date;

  /** When both were reminded, or knew it so late that nobody is. */
  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Who has cancelled it, or did not come. */
  @Column({ type: 'enum', enum: SessionSide, enumName: 'session_side', nullable: true })
  endedBySide: SessionSide | null;

  /** Why it was cancelled. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Whether it counts no more against the plan. */
  @Column({ type: 'boolean', default: false })
  isGivenBack: boolean;

  /** The mentor's own. */
  @Column({ type: 'text', nullable: true })
  mentorNotes: string | null;

  /** The member's own. */
  @Column({ type: 'text', nullable: true })
  memberNotes: string | null;

  /** From 1 to 5, by the member. */
  @Column({ type: 'smallint', nullable: true })
  stars: number | null;

  @Column({ type: 'text', nullable: true })
  review: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  ratedAt: Date | null;
}
