import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How much somebody has been told so far. Whoever tells them more waits for the end of who has told them last, so that
 * updates are numbered without gaps in the order in which they are seen.
 */
@Entity({ schema: 'platform', name: 'live_positions' })
export class LivePosition {
  @PrimaryColumn('uuid')
  personId: string;

  @Column('bigint')
  last: string;
}
