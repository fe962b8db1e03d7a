import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the chain went at a moment, signed: what was cut off its end, or chained anew, does not fit it. Never changed. */
@Entity({ schema: 'platform', name: 'audit_heads' })
export class AuditHead {
  @PrimaryColumn('bigint')
  position: string;

  /** Of the line at that place. */
  @Column('bytea')
  hash: Buffer;

  @Column({ type: 'timestamptz', precision: 3 })
  signedAt: Date;

  @Column('text')
  signature: string;
}
