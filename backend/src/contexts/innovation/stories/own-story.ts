import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { canActFor, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi } from '../../membership';
import type { Acting } from '../acting';
import { ConsentState, StoryStatus } from '../innovation.enums';
import { namesUnasked, nothingConfirmed, organizationRequired } from '../innovation.errors';
import { StoryAsked, StoryPublished, StoryWithdrawn } from '../innovation.events';
import type { Project } from '../projects/project.entity';
import { ProjectAccess } from '../projects/project-access';
import { SuccessStory } from '../projects/success-story.entity';
import { FindAddress } from './find-address';
import { isSlugOf } from './slug-of';
import { StoriesQueries } from './stories.queries';
import { storyAnswered, storyConsentAsked, storyFiguresChanged } from './story.mails';
import { StoryConsent } from './story-consent.entity';
import { ReadStoryFigures, type StoryFigures } from './story-figures';
import { type SaidOf, sayingOf, unaskedIn, unaskedInWords } from './unasked-names';

/** What the writes about a story have in common, with the surrounding transaction, which has locked its project. */
@Injectable()
export class OwnStory {
  constructor(
    private readonly access: ProjectAccess,
    private readonly address: FindAddress,
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
    story.figures = {};
    story.hide(StoryStatus.Draft);
  }

  /**
   * Those it names are asked anew about its words and these figures, whatever they have said before; who asks agrees. Throws
   * `names_unasked` where its words or the name of its project say the name of another one who has had a part in it.
   */
  async ask(viewer: Viewer, story: SuccessStory, project: Project, read: StoryFigures): Promise<void> {
    await this.noteParts(viewer, story);
    const saidOf = await this.saying(story, project);
    const unasked = unaskedIn(story, project.name, saidOf);
    if (unasked.length > 0) throw namesUnasked(unasked);
    const figures = withoutNames(read, saidOf);
    const { leadOrganizationId, name } = project;
    const asked = await this.askAnew(story, project, figures, viewer);
    const labels = await this.membership.describeOrganizations([leadOrganizationId]);
    await this.mail.queueEach(
      storyConsentAsked,
      (await this.decisionMakersOf(asked)).map((person) => ({
        to: { ...person, personId: person.userId },
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
  }

  /** Who has a part in its project now is remembered: the story may never name them unasked. */
  async noteParts(viewer: Viewer, story: SuccessStory): Promise<void> {
    const { partnerIds, leadOrganizationId } = await this.access.of(viewer, story.projectId);
    story.partnerIds = [...new Set([...story.partnerIds, ...story.named, ...partnerIds, leadOrganizationId])];
  }

  /** Tells of texts which names they say of those who have had a part and whom it does not name. */
  private async saying(story: SuccessStory, { leadOrganizationId }: Project): Promise<SaidOf> {
    const labels = await this.membership.describeOrganizations([leadOrganizationId, ...story.partnerIds]);
    return sayingOf(story, leadOrganizationId, labels);
  }

  /**
   * Those it names, and its lead unless the lead corrects it, are asked anew, as the value that it told has changed. Where none is
   * left it is a draft again, as it is where it says the name of who has come into its project since and would not be asked: of that
   * its lead is told by mail, whoever corrects it.
   */
  async askAboutFigures(viewer: Viewer, story: SuccessStory, project: Project, by: string): Promise<void> {
    const { leadOrganizationId, name } = project;
    await this.noteParts(viewer, story);
    const saidOf = await this.saying(story, project);
    const now = withoutNames(await this.figuresOf(story, project), saidOf);
    const figures = { ...now, projectName: story.told?.projectName ?? name };
    const isLeft = figures.entries > 0;
    const unasked = isLeft ? unaskedIn(story, figures.projectName, saidOf) : [];
    const isAsked = isLeft && unasked.length === 0;
    if (isAsked)
      await this.askAnew(story, project, figures, canActFor(viewer, leadOrganizationId) ? viewer : undefined);
    else await this.redraft(story, project);
    const people = await this.decisionMakersOf([leadOrganizationId, ...story.named]);
    const knows = ({ userId }: { userId: string }) =>
      userId === viewer.id && (unasked.length === 0 || !leads(viewer, leadOrganizationId));
    const labels = await this.membership.describeOrganizations([by]);
    await this.mail.queueEach(
      storyFiguresChanged,
      people
        .filter((person) => !knows(person))
        .map((person) => ({
          to: { ...person, personId: person.userId },
          values: {
            firstName: person.firstName,
            storyTitle: story.title,
            projectName: name,
            organizationName: labels.get(by)?.name as string,
            amount: isAsked ? moneyInWords(figures.usdMinor, 'USD') : null,
            unasked: unasked.map(unaskedInWords).join(' ') || null,
            link: `${this.config.appUrl}/projects/${story.projectId}?tab=outcomes`,
          },
          about: `story:${story.id}`,
        })),
    );
  }

  /** What it would tell now. */
  async figuresOf(story: SuccessStory, { id, name, leadOrganizationId }: Project): Promise<StoryFigures> {
    const figures = await this.figures.execute(id, [...new Set([leadOrganizationId, ...story.named])]);
    return { ...figures, projectName: name };
  }

  /** Shows it once everybody whom it names has agreed, with the figures that they were asked about. Throws `nothing_confirmed`. */
  async publishIfAgreed(story: SuccessStory): Promise<void> {
    const consents = await this.database.manager.findBy(StoryConsent, { storyId: story.id });
    if (consents.some(({ state }) => state !== ConsentState.Agreed)) return;
    const named = consents.map(({ organizationId }) => organizationId);
    const now = await this.figures.execute(story.projectId, named);
    if (now.entries === 0) throw nothingConfirmed();
    const figures = story.told ?? now;
    story.status = StoryStatus.Published;
    story.publishedAt = this.clock.now();
    story.figures = figures;
    story.marketValueMinor = figures.usdMinor;
    story.marketValueCurrency = 'USD';
    story.organizationsInvolved = figures.organizations;
    story.countriesReached = figures.countries;
    await this.events.publish(new StoryPublished(story.id, story.projectId));
  }

  /** Answers the organizations that are asked: all that it names but its lead, for which somebody may agree at once. */
  private async askAnew(story: SuccessStory, project: Project, figures: StoryFigures, agreeing?: Viewer) {
    const { leadOrganizationId } = project;
    await this.database.manager.delete(StoryConsent, { storyId: story.id });
    // That of an earlier title may say a name.
    if (isPartial(story, project) && !isSlugOf(story.title, story.slug))
      story.slug = await this.address.of(story.title, story.projectId);
    const named = story.named.filter((id) => id !== leadOrganizationId);
    const asked = agreeing ? named : [leadOrganizationId, ...named];
    for (const organizationId of asked) await this.database.insert(StoryConsent, { storyId: story.id, organizationId });
    if (agreeing)
      await this.database.insert(StoryConsent, {
        ...{ storyId: story.id, organizationId: leadOrganizationId, state: ConsentState.Agreed },
        ...{ personId: agreeing.id, decidedAt: this.clock.now() },
      });
    story.tell(figures);
    story.hide(StoryStatus.Asked);
    await this.events.publish(new StoryAsked(story.id, story.projectId, asked));
    return asked;
  }

  /** Who owns or administers any of them, once. */
  private async decisionMakersOf(organizationIds: string[]) {
    const people = await Promise.all(organizationIds.map((id) => this.membership.decisionMakersOf(id)));
    return [...new Map(people.flat().map((person) => [person.userId, person])).values()];
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
              isHidden: state !== ConsentState.Agreed,
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

/** Whether it names not all of those who have had a part. */
const isPartial = ({ named, partnerIds }: SuccessStory, { leadOrganizationId }: Project) =>
  partnerIds.some((id) => id !== leadOrganizationId && !named.includes(id));

/** Without what is called by such a name, or counted in one. */
const withoutNames = (figures: StoryFigures, saidOf: SaidOf): StoryFigures => ({
  ...figures,
  metrics: figures.metrics.filter(({ name, unit }) => saidOf(name, unit).length === 0),
});
