import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Of this, a person wants to hear no more. */
@Entity({ schema: 'notifications', name: 'mutes' })
@Index(['personId', 'about'], { unique: true })
@Index('mutes_named_idx', ['namedPersonId'], { where: 'named_person_id is not null' })
export class Mute {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  personId: string;

  @Column('text')
  about: string;

  /** What the notification said by which it was muted, and where it led. */
  @Column('text')
  title: string;

  @Column('text')
  link: string;

  /** Whom the title names: it goes with their account. */
  @Column({ type: 'uuid', nullable: true })
  namedPersonId: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  mutedAt: Date;
}
