import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export interface SessionContent {
  kind: 'member' | 'admin';
  /** The person or admin account that signed in. */
  subject: string;
  enterprise: boolean;
  /** Milliseconds since 1970; the absolute life is counted from here. */
  startedAt: number;
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
