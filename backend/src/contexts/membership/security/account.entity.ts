import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Door } from '../../../platform/passwords/known-devices';

/** What there is of an account beyond its password, once it has signed in or asked for more. */
@Entity({ schema: 'membership', name: 'secured_accounts' })
export class SecuredAccount {
  /** Of the person or the admin account. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  door: Door;

  @Column({ type: 'timestamptz', nullable: true })
  signedInAt: Date | null;

  /** What the authenticator app knows too, sealed. */
  @Column({ type: 'bytea', nullable: true })
  authenticatorSecret: Buffer | null;

  /** When a first code has shown that the app has the secret; before, it is asked for nothing. */
  @Column({ type: 'timestamptz', nullable: true })
  authenticatorSince: Date | null;

  /** The half minute since 1970 whose code was used last: neither it nor an earlier one is taken again. */
  @Column({ type: 'integer', nullable: true })
  lastStep: number | null;
}
