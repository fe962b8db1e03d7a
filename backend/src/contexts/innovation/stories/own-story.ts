import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../../membership';
import type { Acting } from '../acting';
import { ConsentState, StoryStatus } from '../innovation.enums';
import { nothingConfirmed, organizationRequired } from '../innovation.errors';
import { StoryAsked, StoryPublished, StoryWithdrawn } from '../innovation.events';
import { storyAnswered, storyConsentAsked } from '../innovation.mails';
import type { Project } from '../projects/project.entity';
import { SuccessStory } from '../projects/success-story.entity';
import { StoriesQueries } from './stories.queries';
import { StoryConsent } from './story-consent.entity';
import { ReadStoryFigures } from './story-figures';

/** What the writes about a story have in common, with the surrounding transaction, which has locked its project. */
@Injectable()
export class OwnStory {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly figures: ReadStoryFigures,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly stories: StoriesQueries,
  ) {}

  /** Locked: who features it changes it as well. */
  async find(projectId: string): Promise<SuccessStory | null> {
    return this.database.manager.findOne(SuccessStory, { where: { projectId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Throws `not_found`. */
  async of(projectId: string): Promise<SuccessStory> {
    const story = await this.find(projectId);
    if (!story) throw notFound('story');
    return story;
  }

  /** Where its lead has taken its consent back, none but its owners and admins agree for it anew. Throws `organization_required`. */
  async requireMayAgree(viewer: Viewer, { id: storyId }: SuccessStory, { leadOrganizationId }: Project): Promise<void> {
    const takenBack = { storyId, organizationId: leadOrganizationId, state: ConsentState.TakenBack };
    if (leads(viewer, leadOrganizationId)) return;
    if (await this.database.manager.existsBy(StoryConsent, takenBack)) throw organizationRequired();
  }

  /** A draft again, to whose words nobody has agreed. That its lead has taken its consent back stays. */
  async redraft(story: SuccessStory, { leadOrganizationId }: Project): Promise<void> {
    const { manager } = this.database;
    const consents = await manager.findBy(StoryConsent, { storyId: story.id });
    const stays = ({ organizationId, state }: StoryConsent) =>
      organizationId === leadOrganizationId && state === ConsentState.TakenBack;
    await manager.remove(consents.filter((consent) => !stays(consent)));
    story.hide(StoryStatus.Draft);
  }

  /** Those it names are asked anew, whatever they have said before; who asks agrees. */
  async ask(viewer: Viewer, story: SuccessStory, { leadOrganizationId, name }: Project): Promise<void> {
    const { manager } = this.database;
    await manager.delete(StoryConsent, { storyId: story.id });
    const asked = story.named.filter((id) => id !== leadOrganizationId);
    for (const organizationId of asked) await this.database.insert(StoryConsent, { storyId: story.id, organizationId });
    await this.database.insert(StoryConsent, {
      ...{ storyId: story.id, organizationId: leadOrganizationId, state: ConsentState.Agreed },
      ...{ personId: viewer.id, decidedAt: this.clock.now() },
    });
    story.hide(StoryStatus.Asked);
    const people = await Promise.all(asked.map((id) => this.membership.decisionMakersOf(id)));
    const labels = await this.membership.describeOrganizations([leadOrganizationId]);
    await this.mail.queueEach(
      storyConsentAsked,
      [...new Map(people.flat().map((person) => [person.userId, person])).values()].map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          storyTitle: story.title,
          projectName: name,
          organizationName: labels.get(leadOrganizationId)?.name as string,
          link: `${this.config.appUrl}/projects/${story.projectId}?tab=outcomes`,
        },
        about: `story:${story.id}`,
      })),
    );
    await this.events.publish(new StoryAsked(story.id, story.projectId, asked));
  }

  /** Shows it once everybody whom it names has agreed, with the figures of now. Throws `nothing_confirmed`. */
  async publishIfAgreed(story: SuccessStory): Promise<void> {
    const consents = await this.database.manager.findBy(StoryConsent, { storyId: story.id });
    if (consents.some(({ state }) => state !== ConsentState.Agreed)) return;
    const named = consents.map(({ organizationId }) => organizationId);
    const figures = await this.figures.execute(story.projectId, named);
    if (figures.entries === 0) throw nothingConfirmed();
    story.status = StoryStatus.Published;
    story.publishedAt = this.clock.now();
    story.figures = figures;
    story.marketValueMinor = figures.usdMinor;
    story.marketValueCurrency = 'USD';
    story.organizationsInvolved = figures.organizations;
    story.countriesReached = figures.countries;
    await this.events.publish(new StoryPublished(story.id, story.projectId));
  }

  /** Mails the owners and admins of its lead, but for the viewer, how others have answered. */
  async tellLead(actor: Acting, story: SuccessStory, { leadOrganizationId, name }: Project, answered: StoryConsent[]) {
    const others = answered.filter(({ organizationId }) => organizationId !== leadOrganizationId);
    if (others.length === 0) return;
    const people = await this.membership.decisionMakersOf(leadOrganizationId);
    const labels = await this.membership.describeOrganizations(others.map(({ organizationId }) => organizationId));
    await this.mail.queueEach(
      storyAnswered,
      people
        .filter(({ userId }) => actor === 'system' || userId !== actor.id)
        .flatMap((person) =>
          others.map(({ organizationId, state }) => ({
            to: person,
            values: {
              firstName: person.firstName,
              storyTitle: story.title,
              projectName: name,
              organizationName: labels.get(organizationId)?.name as string,
              answer: state === ConsentState.Agreed ? 'agrees' : 'does not agree',
              link: `${this.config.appUrl}/projects/${story.projectId}?tab=outcomes`,
            },
            about: `story:${story.id}`,
          })),
        ),
    );
  }

  /** What every write about a story leaves behind, beside its event; tells of one that was shown and is not any more. */
  async record(actor: Acting, action: string, story: SuccessStory, before: StoryStatus | null, details: object = {}) {
    const { id, projectId, status } = story;
    if (before === StoryStatus.Published && status !== before)
      await this.events.publish(new StoryWithdrawn(id, projectId));
    await this.audit.record(actor, `story.${action}`, `story:${id}`, {
      projectId,
      before: before && { status: before },
      after: { status },
      ...details,
    });
    await this.stories.memory.changed();
  }
}
