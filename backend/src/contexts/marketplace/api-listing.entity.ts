import type { Relation } from 'typeorm';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ApiProvider } from './api-provider.entity';
import { ApiPricing, ApiReviewStatus, ApiStanding, PublishingScope } from './marketplace.enums';

/** An API that an organization publishes, or wants to. */
@Entity({ schema: 'marketplace', name: 'api_listings' })
@Index(['createdAt', 'id'])
@Index(['status', 'createdAt', 'id'])
@Index('api_listings_queue_idx', ['submittedAt', 'id'], { where: `review_status in ('pending', 'in-review')` })
@Check('api_listings_lint_score_check', 'lint_score between 0 and 100')
@Check('api_listings_quota_check', 'quota > 0')
export class ApiListing {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  providerId: string;

  @ManyToOne(() => ApiProvider, { onDelete: 'CASCADE' })
  @JoinColumn()
  provider: Relation<ApiProvider>;

  @Column('text')
  name: string;

  @Column('text')
  category: string;

  @Column({ type: 'enum', enum: PublishingScope, enumName: 'publishing_scope' })
  publishingScope: PublishingScope;

  @Column({ type: 'enum', enum: ApiReviewStatus, enumName: 'api_review_status', default: ApiReviewStatus.Pending })
  reviewStatus: ApiReviewStatus;

  @Column({ type: 'enum', enum: ApiStanding, enumName: 'api_standing', default: ApiStanding.Staging })
  status: ApiStanding;

  @Column({ type: 'enum', enum: ApiPricing, enumName: 'api_pricing' })
  pricing: ApiPricing;

  /** How clean its description is, 0 to 100; `null` until it was read. */
  @Column({ type: 'integer', nullable: true })
  lintScore: number | null;

  /** What a review has to look at, in words. */
  @Column({ type: 'text', array: true, default: [] })
  securityFlags: string[];

  @Column({ type: 'text', array: true, default: [] })
  legalFlags: string[];

  @Column({ type: 'boolean', default: false })
  hasOpenApiSpec: boolean;

  @Column({ type: 'boolean', default: false })
  hasTestSuite: boolean;

  /** Percent of the time that it is promised to be there. */
  @Column({ type: 'numeric', precision: 5, scale: 2, nullable: true })
  uptimeTarget: string | null;

  /** Milliseconds in which 95 of 100 calls are promised to be answered. */
  @Column({ type: 'integer', nullable: true })
  p95LatencyTarget: number | null;

  /** Calls a month that are promised; `null` promises none. */
  @Column({ type: 'integer', nullable: true })
  quota: number | null;

  /** When it was handed in for review last. */
  @Column({ type: 'timestamptz', precision: 3 })
  submittedAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
