import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Organization } from '../organizations/organization.entity';
import type { DayOfHours, WeeklyHours } from './hours';
import { MentorKind } from './mentoring.enums';

/** What a person offers as a mentor, for an organization of theirs, and when they have time. */
@Entity({ schema: 'membership', name: 'mentors' })
@Index(['createdAt', 'id'])
@Index(['organizationId'])
export class Mentor {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { unique: true })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  @Column({ type: 'enum', enum: MentorKind, enumName: 'mentor_kind', default: MentorKind.Mentor })
  kind: MentorKind;

  /** What they help with, in a line. */
  @Column('text')
  headline: string;

  @Column('text')
  about: string;

  /** Of the alliance's interests. */
  @Column('text', { array: true })
  topics: string[];

  @Column('text', { array: true })
  languages: string[];

  /** By whose clock the hours are. */
  @Column('text')
  timeZone: string;

  @Column('integer')
  sessionMinutes: number;

  /** Where sessions take place. */
  @Column('text')
  meetingLink: string;

  @Column('jsonb')
  hours: WeeklyHours[];

  /** Days that go otherwise. */
  @Column('jsonb')
  exceptions: DayOfHours[];

  /** Whether they are listed and can be booked. */
  @Column('boolean')
  isOpen: boolean;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
