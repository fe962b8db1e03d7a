import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { StoryStatus } from '../innovation.enums';
import { nothingConfirmed } from '../innovation.errors';
import { ProjectAccess } from '../projects/project-access';
import { OwnStory } from './own-story';

/** The lead of a project asks the organizations that its story names whether it may be shown, with what is confirmed now. */
@Injectable()
export class AskConsent {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly ownStory: OwnStory,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `story_moved`, also of one that is shown with these figures, or `nothing_confirmed`.
   * One that names its lead alone is shown at once.
   */
  async execute(viewer: Viewer, projectId: string): Promise<void> {
    await this.database.transaction(async () => {
      const project = await this.access.lockForLead(viewer, projectId);
      const story = await this.ownStory.of(projectId);
      const before = story.status;
      const figures = await this.ownStory.figuresOf(story, project);
      const tellsOther = story.told?.usdMinor !== figures.usdMinor;
      story.require(StoryStatus.Draft, StoryStatus.Withdrawn, ...(tellsOther ? [StoryStatus.Published] : []));
      await this.ownStory.requireMayAgree(viewer, story, project);
      if (figures.entries === 0) throw nothingConfirmed();
      await this.ownStory.ask(viewer, story, project, figures);
      await this.ownStory.publishIfAgreed(story);
      await this.database.manager.save(story);
      await this.ownStory.record(viewer, 'asked', story, before);
    });
  }
}
