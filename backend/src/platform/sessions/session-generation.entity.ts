import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often all sessions of somebody have ended; no row where they never have. */
@Entity({ schema: 'platform', name: 'session_generations' })
export class SessionGeneration {
  @PrimaryColumn('text')
  subject: string;

  @Column('integer')
  generation: number;
}
