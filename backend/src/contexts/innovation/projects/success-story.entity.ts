import type { Relation } from 'typeorm';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Project } from './project.entity';

/** What came of a project, for everybody to read. */
@Entity({ schema: 'innovation', name: 'success_stories' })
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

  @Column('text')
  title: string;

  @Column('text')
  summary: string;

  @Column({ type: 'text', nullable: true })
  impact: string | null;

  /** In minor units of its currency. */
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
}
