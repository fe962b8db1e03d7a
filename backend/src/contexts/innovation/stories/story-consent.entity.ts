import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ConsentState } from '../innovation.enums';
import { SuccessStory } from '../projects/success-story.entity';

/** What an organization says of a story that names it. */
@Entity({ schema: 'innovation', name: 'story_consents' })
export class StoryConsent {
  @PrimaryColumn('uuid')
  storyId: string;

  @ManyToOne(() => SuccessStory, { onDelete: 'CASCADE' })
  @JoinColumn()
  story: Relation<SuccessStory>;

  @Index()
  @PrimaryColumn('uuid')
  organizationId: string;

  @Column({ type: 'enum', enum: ConsentState, enumName: 'consent_state', default: ConsentState.Asked })
  state: ConsentState;

  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;
}
