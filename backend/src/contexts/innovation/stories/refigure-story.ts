import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { StoryStatus, ValueState } from '../innovation.enums';
import type { ValueEntry } from '../outcomes/value-entry.entity';
import { Project } from '../projects/project.entity';
import { OwnStory } from './own-story';

/** A value that a story tells is corrected: nobody else reads the story until all agree to what it tells then. */
@Injectable()
export class RefigureStory {
  constructor(
    private readonly database: Database,
    private readonly ownStory: OwnStory,
  ) {}

  /** With the surrounding transaction, in which the entry counts no longer. */
  async execute(viewer: Viewer, { projectId, organizationId, state, decidedAt }: ValueEntry): Promise<void> {
    if (state !== ValueState.Confirmed || !decidedAt) return;
    const story = await this.ownStory.find(projectId);
    if (!story || story.status === StoryStatus.Draft || !story.counts(decidedAt)) return;
    const { manager } = this.database;
    const project = await manager.findOneByOrFail(Project, { id: projectId });
    const before = story.status;
    if (before === StoryStatus.Withdrawn) await this.ownStory.redraft(story, project);
    else {
      await this.ownStory.askAboutFigures(viewer, story, project, organizationId);
      if (story.status === StoryStatus.Asked) await this.ownStory.publishIfAgreed(story);
    }
    await manager.save(story);
    await this.ownStory.record(viewer, 'refigured', story, before, { revision: story.revision });
  }
}
