import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ConsentState, StoryStatus } from '../innovation.enums';
import { editedMeanwhile, organizationRequired, storyMoved } from '../innovation.errors';
import { StoryConsented } from '../innovation.events';
import { ProjectAccess } from '../projects/project-access';
import { OwnStory } from './own-story';
import { StoryConsent } from './story-consent.entity';

/** An organization that a story names agrees to its words, or takes that back; who belongs to several answers for all that they lead. */
@Injectable()
export class AnswerStory {
  constructor(
    private readonly access: ProjectAccess,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownStory: OwnStory,
  ) {}

  /**
   * Throws `not_found` to who is not named, `organization_required` to who is neither owner nor admin, `edited_meanwhile` where the
   * words have changed since they were read, `story_moved`, or `nothing_confirmed` where it would be shown and nothing is confirmed
   * any more.
   */
  async execute(
    viewer: Viewer,
    projectId: string,
    state: ConsentState.Agreed | ConsentState.TakenBack,
    revision: number,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const project = await this.access.lock(projectId);
      const story = await this.ownStory.of(projectId);
      const before = story.status;
      const named = await manager.findBy(StoryConsent, { storyId: story.id });
      const own = named.filter(({ organizationId }) => belongsTo(viewer, organizationId));
      if (own.length === 0) throw notFound('story that names you');
      const answered = own.filter(({ organizationId }) => leads(viewer, organizationId));
      if (answered.length === 0) throw organizationRequired();
      if (revision !== story.revision) throw editedMeanwhile();
      const changed = answered.filter((consent) => consent.state !== state);
      if (story.status === StoryStatus.Draft || changed.length === 0) throw storyMoved(story.status);
      for (const consent of changed) {
        Object.assign(consent, { state, personId: viewer.id, decidedAt: this.clock.now() });
        await manager.save(consent);
        await this.events.publish(new StoryConsented(story.id, projectId, consent.organizationId, state));
      }
      if (state === ConsentState.Agreed) await this.ownStory.publishIfAgreed(story);
      else story.hide(StoryStatus.Withdrawn);
      await manager.save(story);
      await this.ownStory.tellLead(viewer, story, project, changed);
      const by = changed.map(({ organizationId }) => organizationId);
      await this.ownStory.record(viewer, state, story, before, { by });
    });
  }

  /** Takes the consent of an organization back that is not there any more, to a story that is asked about or shown. */
  async forgo(organizationId: string, projectId: string): Promise<void> {
    await this.database.transaction(async () => {
      const project = await this.access.lock(projectId);
      const story = await this.ownStory.find(projectId);
      const { manager } = this.database;
      const consent = story && (await manager.findOneBy(StoryConsent, { storyId: story.id, organizationId }));
      if (!consent || consent.state === ConsentState.TakenBack) return;
      const before = story.status;
      Object.assign(consent, { state: ConsentState.TakenBack, personId: null, decidedAt: this.clock.now() });
      await manager.save(consent);
      if (before !== StoryStatus.Draft) story.hide(StoryStatus.Withdrawn);
      await manager.save(story);
      await this.events.publish(new StoryConsented(story.id, projectId, organizationId, ConsentState.TakenBack));
      await this.ownStory.tellLead('system', story, project, [consent]);
      await this.ownStory.record('system', ConsentState.TakenBack, story, before, { by: [organizationId] });
    });
  }
}
