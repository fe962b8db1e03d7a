import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something that open pages of one person were told, kept for some hours for who was not listening just then. */
@Entity({ schema: 'platform', name: 'live_updates' })
export class LiveUpdateRow {
  @PrimaryColumn('uuid')
  personId: string;

  @PrimaryColumn('bigint')
  position: string;

  @Column('text')
  kind: string;

  @Column('text')
  subject: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  toldAt: Date;
}
