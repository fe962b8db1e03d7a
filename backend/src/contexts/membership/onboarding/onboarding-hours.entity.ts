import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** When the alliance’s team holds onboarding calls: one row, the setting of the installation. */
@Entity({ schema: 'membership', name: 'onboarding_hours' })
@Check('onboarding_hours_one_check', 'id = 1')
export class OnboardingHours {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  /** Days of the week, 1 for Monday to 7 for Sunday. */
  @Column({ type: 'smallint', array: true, default: [1, 2, 3, 4, 5] })
  days: number[];

  /** In UTC, like all of it. */
  @Column({ type: 'smallint', default: 9 })
  fromHour: number;

  /** By then the last call of a day is over. */
  @Column({ type: 'smallint', default: 17 })
  toHour: number;

  /** How long a call is. */
  @Column({ type: 'smallint', default: 45 })
  minutes: number;

  /** So much before it a call can be booked and moved. */
  @Column({ type: 'smallint', default: 24 })
  noticeHours: number;

  /** So far ahead calls are offered. */
  @Column({ type: 'smallint', default: 14 })
  horizonDays: number;

  /** Where calls are held, such as the address of a room; the team says it by mail where it is absent. */
  @Column({ type: 'text', nullable: true })
  place: string | null;
}
