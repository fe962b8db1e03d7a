import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { StoryStatus } from '../innovation.enums';
import { editedMeanwhile } from '../innovation.errors';
import { StoryWritten } from '../innovation.events';
import { organizationsOf, ProjectAccess } from '../projects/project-access';
import { SuccessStory } from '../projects/success-story.entity';
import { FindAddress } from './find-address';
import { OwnStory } from './own-story';
import type { WriteStoryDto } from './stories.dto';

/** The lead of a project writes its story, or changes its words: whoever has agreed to others is asked anew, while something is confirmed. */
@Injectable()
export class WriteStory {
  constructor(
    private readonly access: ProjectAccess,
    private readonly address: FindAddress,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownStory: OwnStory,
  ) {}

  /** Throws `not_found`, also for one that has never had a part in the project, `organization_required`, `edited_meanwhile` or `subscription_read_only`. */
  async execute(viewer: Viewer, projectId: string, { revision, named, ...words }: WriteStoryDto): Promise<void> {
    await this.database.transaction(async () => {
      const project = await this.access.lockForLead(viewer, projectId);
      await this.billing.requireWritable(project.leadOrganizationId);
      const { manager } = this.database;
      const known = await this.ownStory.find(projectId);
      const partners = [...organizationsOf(await this.access.of(viewer, projectId)), ...(known?.partnerIds ?? [])];
      if (named.some((id) => !partners.includes(id))) throw notFound('partner of this project');
      if (revision !== (known?.revision ?? 0)) throw editedMeanwhile();
      const before = known?.status ?? null;
      const story = known ?? (await this.begun(projectId, words));
      Object.assign(story, words, { named, revision: revision + 1, isFeatured: false });
      await this.ownStory.noteParts(viewer, story);
      // Nobody has agreed to these words.
      const wasAsked = before === StoryStatus.Asked || before === StoryStatus.Published;
      const figures = await this.ownStory.figuresOf(story, project);
      if (wasAsked && figures.entries > 0) {
        story.figures = {};
        await this.ownStory.ask(viewer, story, project, figures);
        await this.ownStory.publishIfAgreed(story);
      } else await this.ownStory.redraft(story, project);
      await manager.save(story);
      await this.events.publish(new StoryWritten(story.id, projectId));
      await this.ownStory.record(viewer, 'written', story, before, { revision: story.revision });
    });
  }

  /** Its address is that of its first title. */
  private async begun(projectId: string, words: Pick<WriteStoryDto, 'title' | 'summary'>): Promise<SuccessStory> {
    const slug = await this.address.of(words.title, projectId);
    const values = { projectId, slug, ...words, createdAt: this.clock.now() };
    const { id } = await this.database.insert(SuccessStory, values);
    return this.database.manager.findOneByOrFail(SuccessStory, { id });
  }
}
