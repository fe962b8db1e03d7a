import type { Relation } from 'typeorm';
import { Column, Entity, Generated, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/user.entity';

/** Another address that a person wants, until both inboxes have agreed, one has refused, or its time is over: then there is no row. */
@Entity({ schema: 'membership', name: 'email_changes' })
export class EmailChange {
  @PrimaryColumn('uuid')
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  /** Of this one change: its links name it. */
  @Column('uuid')
  @Generated('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  oldAgreedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  newAgreedAt: Date | null;
}
