import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'platform', name: 'rate_limits' })
export class RateLimitEntry {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key: string;

  @Column({ type: 'integer', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Index()
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
