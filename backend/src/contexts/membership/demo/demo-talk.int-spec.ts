import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { DemoData } from '../../../platform/demo/demo-data';
import type { Viewer } from '../../../platform/http/viewer';
import { demoCommunities } from '../communities/demo/demo-communities';
import type { ConversationContextDto } from '../conversations/conversations.dto';
import { ConversationsQueries } from '../conversations/conversations.queries';
import { DirectMessagesQueries } from '../conversations/direct-messages.queries';
import { SendDirectMessage } from '../conversations/send-direct-message';
import { StartConversation } from '../conversations/start-conversation';
import { AgreementsQueries } from '../legal/agreements.queries';
import { LegalDocuments } from '../legal/legal-documents';
import { demoMentorPeople, demoMentors } from '../mentoring/demo/demo-mentors';
import { SessionTime } from '../mentoring/mentoring.enums';
import { MentorsQueries } from '../mentoring/mentors.queries';
import { SessionsQueries } from '../mentoring/sessions.queries';
import { PendingRegistrations } from '../registrations/pending-registrations';
import { RegistryQueries } from '../registry/registry.queries';
import { demoColleagues, demoOrganizations, demoPeople, featuredPartners } from './demo-organizations';

let contexts: Contexts;
beforeAll(async () => {
  contexts = await startContexts();
  await contexts.get(DemoData).load();
});
afterAll(() => contexts.stop());

const personAt = (n: number): Viewer => {
  const { id, organization, role } = demoPeople[n] as (typeof demoPeople)[number];
  return { kind: 'member', id, organizations: [{ id: organization, role }] } as unknown as Viewer;
};

it('has mentors who are free within two weeks, and sessions that one of the people has had and will have', async () => {
  const viewer = { ...personAt(1), organizations: [] };
  const { items } = await contexts.get(MentorsQueries).list(viewer, { limit: 200 });
  expect(items.map(({ id }) => id).sort()).toEqual(demoMentors.map(({ id }) => id).sort());
  for (const { nextFreeAt } of items)
    expect(Date.parse(nextFreeAt ?? '')).toBeLessThan(contexts.clock.now().getTime() + 14 * 86_400_000);
  const own = (when: SessionTime) => contexts.get(SessionsQueries).own(viewer, { when, limit: 50 });
  expect((await own(SessionTime.Upcoming)).items).toMatchObject([{ otherName: 'Camila Rojas', side: 'member' }]);
  expect((await own(SessionTime.Past)).items.map(({ rating }) => rating?.stars)).toEqual([4, 5]);
  const [{ used }] = await contexts.rows(
    `select used from billing.entitlement_usage where organization_id = $1 and feature = 'mentor_sessions'`,
    [demoPeople[1]?.organization],
  );
  expect(Number(used)).toBe(3);
});

it('has conversations that its people read and go on with, some of it unread', async () => {
  const maya = personAt(0);
  const queries = contexts.get(ConversationsQueries);
  const { items } = await queries.list(maya, { limit: 50 });
  expect(items.map(({ people, unread }) => [people.map(({ name }) => name), unread])).toEqual([
    [['Jonas Weber', 'Lukas Brandt'], 0],
    [['Amina Otieno', 'Daniel Kiptoo'], 2],
  ]);
  for (const viewer of [0, 1, 2, 3].map(personAt)) {
    for (const { id } of (await queries.list(viewer, { limit: 50 })).items) {
      const { end, unread, messages } = await queries.get(viewer, id);
      expect([end, messages]).toEqual([null, expect.any(Number)]);
      const { items: written } = await contexts.get(DirectMessagesQueries).list(viewer, id, { limit: 50 });
      // Whoever writes has read what came before.
      expect(written.slice(0, unread).some(({ author }) => author.id === viewer.id)).toBe(false);
      expect(
        await refusal(contexts.get(SendDirectMessage).execute(viewer, id, { text: 'Thank you.' })),
      ).toBeUndefined();
    }
  }
  const [amina, tunde] = [personAt(2), demoPeople[3] as (typeof demoPeople)[number]];
  const known = (await queries.list(amina, { limit: 50 })).items.find(({ about }) => about?.kind === 'project');
  const about = known?.about as ConversationContextDto;
  const form = { withOrganizationId: tunde.organization, personIds: [tunde.id], text: 'One more.' };
  expect(
    await contexts.get(StartConversation).execute(amina, { ...form, about: { kind: about.kind, id: about.id } }),
  ).toBe(known?.id);
});

it('has people who have agreed to the Terms and the Privacy Policy that are in force', async () => {
  const inForce = await contexts.get(LegalDocuments).inForce();
  const { items, total } = await contexts.get(AgreementsQueries).list({ limit: 200 });
  const people = [...demoPeople, ...demoColleagues];
  expect(total.count).toBe(2 * people.length);
  for (const { id } of people) {
    const own = items.filter(({ personId }) => personId === id);
    expect(Object.fromEntries(own.map(({ document, version }) => [document, String(version)]))).toEqual(inForce);
  }
  expect(new Set(items.map(({ way }) => way))).toEqual(new Set(['page', 'invitation']));
  for (const { agreedAt } of items) expect(Date.parse(agreedAt ?? '')).toBeLessThan(contexts.clock.now().getTime());
});

it('has nobody in a community before it was opened, or before they and their organization had joined the alliance', async () => {
  expect(
    await contexts.rows(
      `select m.user_id from membership.community_members m
        join membership.organizations o on o.id = m.organization_id
        join membership.users u on u.id = m.user_id
        join membership.communities c on c.id = m.community_id
        where m.joined_at < greatest(c.created_at, o.created_at, u.created_at) limit 1`,
    ),
  ).toEqual([]);
});

it('has nobody who wrote or answered in a community before they had joined it', async () => {
  expect(
    await contexts.rows(
      `select p.id from membership.community_posts p
        left join membership.community_members m on m.community_id = p.community_id and m.user_id = p.author_id
        where m.joined_at is null or p.created_at < m.joined_at limit 1`,
    ),
  ).toEqual([]);
});

it('has communities that begin with their welcome, and grow to the figures that are told of them', async () => {
  const told = await contexts.rows(
    `select c.slug, (select count(*)::int from membership.community_members where community_id = c.id) as members,
        count(*)::int as discussions, (array_agg(p.title order by p.created_at))[1] as first
      from membership.communities c join membership.community_posts p on p.community_id = c.id and p.title is not null
      group by c.id`,
  );
  const figures = demoCommunities.map(({ slug, members, discussions }) => ({
    ...{ slug, members, discussions },
    first: 'Welcome: how we work here',
  }));
  expect(told).toHaveLength(figures.length);
  expect(told).toEqual(expect.arrayContaining(figures));
});

it('has organizations that were verified within a fortnight after they had joined', async () => {
  const verified = await contexts.rows(
    `select verified_at - created_at between interval '0' and interval '14 days' as soon
      from membership.organizations where verified_at is not null`,
  );
  expect(verified).toEqual(featuredPartners.map(() => ({ soon: true })));
});

it('has applicants who can be welcomed again, until they have made their organization theirs', async () => {
  const { items } = await contexts.get(RegistryQueries).list({ limit: 200 } as never);
  expect(items).toHaveLength(demoOrganizations.length);
  const lock = (memberId: string) =>
    contexts.database.transaction(() => contexts.get(PendingRegistrations).lockAnyTime(memberId));
  for (const { id, email } of items) {
    const isKnown = [...demoPeople, ...demoColleagues, ...demoMentorPeople].some((person) => person.email === email);
    if (isKnown) expect(await refusal(lock(id))).toBe('already_activated');
    else {
      expect(await lock(id)).toMatchObject({ email });
      const unseen = { email_verified_at: null, password_hash: null, shown_on_pages: false, is_active: false };
      expect(
        await contexts.rows(
          `select u.email_verified_at, u.password_hash, u.shown_on_pages, m.is_active from membership.users u
            join membership.user_organizations m on m.user_id = u.id where u.email = $1`,
          [email],
        ),
      ).toEqual([unseen]);
    }
  }
});

it('has an owner in each organization with people, and welcomed all who applied', async () => {
  const ownerless = `select name from membership.organizations o
    join membership.user_organizations m on m.organization_id = o.id and m.is_active
    group by o.id having not bool_or(m.role = 'owner')`;
  expect(await contexts.rows(ownerless)).toEqual([]);
  const states = 'select distinct email_state from membership.membership_registrations';
  expect(await contexts.rows(states)).toEqual([{ email_state: 'sent' }]);
});
