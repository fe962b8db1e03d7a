import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export interface SessionContent {
  kind: 'member' | 'admin';
  /** The person or admin account that signed in. */
  subject: string;
  enterprise: boolean;
  /** Milliseconds since 1970; the absolute life is counted from here. */
  startedAt: number;
  /** When they last proved who they are, by a password, a code or a passkey. */
  provenAt?: number;
  /** When it was last used, to some minutes. */
  usedAt?: number;
  /** The network address that it was opened from. */
  address?: string;
  /** What the browser called itself then. */
  agent?: string;
  /** As which member a super admin sees the product from it, and until when, in milliseconds since 1970. */
  seesAs?: { subject: string; until: number };
}

@Entity({ schema: 'platform', name: 'sessions' })
@Index('sessions_subject_idx', { synchronize: false })
export class Session {
  /** SHA-256 of the token in the cookie. */
  @PrimaryColumn('text')
  sid: string;

  @Column('jsonb')
  sess: SessionContent;

  @Index()
  @Column('timestamptz')
  expire: Date;
}
