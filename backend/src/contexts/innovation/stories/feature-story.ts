import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { StoryStatus } from '../innovation.enums';
import { SuccessStory } from '../projects/success-story.entity';
import { StoriesQueries } from './stories.queries';

/** A super admin puts a published story before the others, or back among them. */
@Injectable()
export class FeatureStory {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly stories: StoriesQueries,
  ) {}

  /** Throws `not_found` also for one that is not shown. */
  async execute(viewer: Viewer, id: string, isFeatured: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const story = await manager.findOne(SuccessStory, { where: { id, status: StoryStatus.Published }, lock });
      if (!story) throw notFound('published story');
      const before = story.isFeatured;
      story.isFeatured = isFeatured;
      await manager.save(story);
      await this.audit.record(viewer, 'story.featured', `story:${id}`, {
        before: { isFeatured: before },
        after: { isFeatured },
      });
      await this.stories.memory.changed();
    });
  }
}
