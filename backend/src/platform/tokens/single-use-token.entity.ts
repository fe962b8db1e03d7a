import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'platform', name: 'single_use_tokens' })
export class SingleUseToken {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn('text')
  hash: string;

  /** The one thing that it is good for. */
  @Column('text')
  purpose: string;

  /** Whose it is. */
  @Index()
  @Column('text')
  subject: string;

  @Column({ type: 'jsonb', default: {} })
  data: Record<string, unknown>;

  @Column('timestamptz')
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;

  /** Of a step between two calls: gone once it is used or over. */
  @Column({ type: 'boolean', default: false })
  passing: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
