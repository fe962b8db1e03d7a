import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'platform', name: 'idempotency_keys' })
export class IdempotencyKey {
  /** Digest of who calls, which operation, and the key. */
  @PrimaryColumn('text')
  id: string;

  /** Digest of address and body: what the key was sent with first. */
  @Column('text')
  fingerprint: string;

  /** What was made and, once it has been answered, the answer; sealed. */
  @Column('bytea')
  kept: Buffer;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
