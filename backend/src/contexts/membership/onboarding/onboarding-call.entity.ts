import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Organization } from '../organizations/organization.entity';

/** A call in which the alliance’s team shows somebody around. */
@Entity({ schema: 'membership', name: 'onboarding_calls' })
@Index('onboarding_calls_slot_idx', ['startsAt'], { unique: true, where: 'cancelled_at is null' })
@Index('onboarding_calls_person_idx', ['personId', 'endsAt'])
@Index('onboarding_calls_starts_idx', { synchronize: false })
export class OnboardingCall {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  personId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  person: Relation<User>;

  @Column({ type: 'uuid', nullable: true })
  organizationId: string | null;

  @ManyToOne(() => Organization, { onDelete: 'SET NULL' })
  @JoinColumn()
  organization: Relation<Organization> | null;

  /** Of that organization, as it was when the call was booked. */
  @Column({ type: 'text', nullable: true })
  memberId: string | null;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** What they would like to see, in their own words. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** How often it has been moved; calendars take the newer of two entries by it. */
  @Column({ type: 'smallint', default: 0 })
  moves: number;

  @Column('timestamptz')
  bookedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  /** Why the alliance has cancelled it. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;
}
