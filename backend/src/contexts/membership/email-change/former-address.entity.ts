import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/user.entity';

/** An address that an account had: mail went there, which is told and erased with the account. */
@Entity({ schema: 'membership', name: 'former_addresses' })
export class FormerAddress {
  @PrimaryColumn('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  /** In lower case. */
  @Index()
  @PrimaryColumn('text')
  email: string;

  @Column('timestamptz')
  leftAt: Date;
}
