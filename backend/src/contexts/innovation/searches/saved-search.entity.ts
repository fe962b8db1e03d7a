import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AlertFrequency, SearchedList } from '../innovation.enums';

/** A search of a list that a person has kept under a name. */
@Entity({ schema: 'innovation', name: 'saved_searches' })
@Unique(['userId', 'list', 'name'])
@Index('saved_searches_alerts_idx', ['frequency', 'userId'], { where: "frequency <> 'off'" })
export class SavedSearch {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column({ type: 'enum', enum: SearchedList, enumName: 'searched_list' })
  list: SearchedList;

  @Column('text')
  name: string;

  /** Words, filters, order and view, as they stand in the address of the list. */
  @Column('text')
  query: string;

  /** How often a mail says what is new in it. */
  @Column({ type: 'enum', enum: AlertFrequency, enumName: 'alert_frequency', default: AlertFrequency.Off })
  frequency: AlertFrequency;

  /** What had come until then has been told, or was not to be. */
  @Column({ type: 'timestamptz', precision: 3 })
  toldUntil: Date;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Keeps another name, search and frequency. Who begins to be told, or searches for something else, hears of what comes from now on. */
  change({ name, query, frequency }: Pick<SavedSearch, 'name' | 'query' | 'frequency'>, now: Date): void {
    if (this.frequency === AlertFrequency.Off || query !== this.query) this.toldUntil = now;
    Object.assign(this, { name, query, frequency });
  }
}
