import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ApiListing } from './api-listing.entity';

/** How often an API was called on a day. */
@Entity({ schema: 'marketplace', name: 'api_calls' })
export class ApiCalls {
  @PrimaryColumn('uuid')
  apiId: string;

  @ManyToOne(() => ApiListing, { onDelete: 'CASCADE' })
  @JoinColumn()
  api: Relation<ApiListing>;

  /** In UTC. */
  @Index()
  @PrimaryColumn('date')
  day: string;

  @Column('bigint')
  calls: string;
}
