import type { Relation } from 'typeorm';
import { Column, Entity, Generated, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/user.entity';

/** The archive of a person's data that they have asked for last: being made, or there to be downloaded for a while. */
@Entity({ schema: 'membership', name: 'data_exports' })
export class DataExport {
  @PrimaryColumn('uuid')
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @Column('uuid')
  @Generated('uuid')
  id: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readyAt: Date | null;

  /** When it is removed. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Of its file. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Column({ type: 'bigint', nullable: true })
  bytes: string | null;
}
