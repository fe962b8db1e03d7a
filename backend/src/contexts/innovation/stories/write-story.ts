import { randomUUID } from 'node:crypto';
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
import { OwnStory } from './own-story';
import { slugOf } from './slug-of';
import type { WriteStoryDto } from './stories.dto';

/** Of two that begin one at once the later waits, and takes another address. */
const begin = {
  name: 'stories-begin',
  text: `insert into innovation.success_stories (project_id, slug, title, summary, created_at) values ($1, $2, $3, $4, $5)
    on conflict (slug) do nothing returning id`,
};

/** The lead of a project writes its story, or changes its words: whoever has agreed to others is asked anew, while something is confirmed. */
@Injectable()
export class WriteStory {
  constructor(
    private readonly access: ProjectAccess,
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

  /** Its address is that of its first title, with a number behind it where that is another's. */
  private async begun(projectId: string, words: Pick<WriteStoryDto, 'title' | 'summary'>): Promise<SuccessStory> {
    const plain = slugOf(words.title);
    for (const slug of [plain, `${plain}-${projectId.slice(0, 8)}`, `${plain}-${randomUUID()}`]) {
      const values = [projectId, slug, words.title, words.summary, this.clock.now()];
      const row = await this.database.queryOne<{ id: string }>(begin, values);
      if (row) return this.database.manager.findOneByOrFail(SuccessStory, row);
    }
    throw new Error(`The story of project ${projectId} has found no address.`);
  }
}
