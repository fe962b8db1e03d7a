import type { Relation } from 'typeorm';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { StoryStatus } from '../innovation.enums';
import { storyMoved } from '../innovation.errors';
import type { StoryFigures } from '../stories/story-figures';
import { Project } from './project.entity';

/** What came of a project, for everybody to read once every organization that it names has agreed. */
@Entity({ schema: 'innovation', name: 'success_stories' })
@Unique('success_stories_slug_key', ['slug'])
@Index('success_stories_shown_idx', ['isFeatured', 'publishedAt', 'id'], { where: "status = 'published'" })
@Index('success_stories_newest_idx', ['publishedAt', 'id'], { where: "status = 'published'" })
@Check('success_stories_published_check', "(published_at is not null) = (status = 'published')")
@Check('success_stories_market_value_check', '(market_value_minor is null) = (market_value_currency is null)')
export class SuccessStory {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  /** What its address ends with; it stays as it was first while the story names all who had a part, else it is made of its title. */
  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('text')
  summary: string;

  /** What was done, as Markdown. */
  @Column({ type: 'text', default: '' })
  account: string;

  @Column({ type: 'text', nullable: true })
  impact: string | null;

  /** The partners that it names beside the lead. */
  @Column({ type: 'uuid', array: true, default: [] })
  named: string[];

  /** Who had a part in its project whenever it was written or asked about: whom of them it does not name its words may not say. */
  @Column({ type: 'uuid', array: true, default: [] })
  partnerIds: string[];

  @Column({ type: 'enum', enum: StoryStatus, enumName: 'story_status', default: StoryStatus.Draft })
  status: StoryStatus;

  /** Of what it is made: as it was when those whom it names were asked. Each value in it stands as confirmed. */
  @Column({ type: 'jsonb', default: {} })
  figures: StoryFigures | Record<string, never>;

  /** Counted up as its words or figures change: a consent is to one of them. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  publishedAt: Date | null;

  /** What was confirmed when it was published. In minor units of its currency. */
  @Column({ type: 'bigint', nullable: true })
  marketValueMinor: string | null;

  @Column({ type: 'char', length: 3, nullable: true })
  marketValueCurrency: string | null;

  @Column({ type: 'integer', nullable: true })
  organizationsInvolved: number | null;

  @Column({ type: 'integer', nullable: true })
  countriesReached: number | null;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'boolean', default: false })
  isFeatured: boolean;

  @Index()
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /** The figures that are asked about, or shown. */
  get told(): StoryFigures | undefined {
    return 'usdMinor' in this.figures ? (this.figures as StoryFigures) : undefined;
  }

  /** Whether its figures have a value in them that was confirmed at this moment. */
  counts(confirmedAt: Date): boolean {
    const asOf = this.told?.asOf;
    return !asOf || confirmedAt.getTime() <= Date.parse(asOf);
  }

  /** Says other figures; who agrees to it says which ones they have read. */
  tell(figures: StoryFigures): void {
    if (this.told && this.told.usdMinor !== figures.usdMinor) this.revision += 1;
    this.figures = figures;
  }

  /** Nobody but its organizations sees it until it is published anew. */
  hide(status: StoryStatus): void {
    this.status = status;
    this.publishedAt = null;
  }

  /** Throws `story_moved` where it stands otherwise. */
  require(...statuses: StoryStatus[]): void {
    if (!statuses.includes(this.status)) throw storyMoved(this.status);
  }
}
