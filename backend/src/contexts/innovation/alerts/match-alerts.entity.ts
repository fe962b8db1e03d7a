import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AlertFrequency } from '../innovation.enums';

/** How often a person hears of new matches, and of which they have heard. */
@Entity({ schema: 'innovation', name: 'match_alerts' })
export class MatchAlerts {
  @PrimaryColumn('uuid')
  userId: string;

  /** Absent until the person has chosen: then it is `usualFrequency`. */
  @Column({ type: 'enum', enum: AlertFrequency, enumName: 'alert_frequency', nullable: true })
  frequency: AlertFrequency | null;

  /** What was found until then has been told, or was not to be. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  toldUntil: Date | null;
}
