import { text } from 'node:stream/consumers';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { registration } from '../../../../test/support/registration';
import { dayInWords } from '../../../platform/clock/day-in-words';
import { day } from '../../../platform/clock/durations';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { legalDocumentPublished } from '../membership.topics';
import { ClaimOrganization } from '../registrations/claim-organization';
import { RegisterMember } from '../registrations/register-member';
import type { RegisterMemberDto } from '../registrations/registrations.dto';
import { AgreeToDocument } from './agree-to-document';
import { AgreementsQueries } from './agreements.queries';
import { DiscardDraft } from './discard-draft';
import { ExportAgreements } from './export-agreements';
import { LegalDocumentName } from './legal.dto';
import { AgreementSort, AgreementState, AgreementWay } from './legal.enums';
import { LegalDeskQueries } from './legal-desk.queries';
import { LegalDocuments } from './legal-documents';
import { LegalNewsQueries } from './legal-news.queries';
import { PublishDocument } from './publish-document';
import { SaveDraft } from './save-draft';
import { TellMembers } from './tell-members';

const { Terms, Privacy } = LegalDocumentName;
const body = '## In short\n\nWhat you bring stays yours for {{trialDays}} days.';
const changes = 'All of it.';
let contexts: Contexts;
let root: Viewer;

beforeAll(async () => {
  contexts = await startContexts();
  root = await contexts.superAdmin();
});
afterEach(async () => {
  contexts.clock.reset();
  await contexts.rows(`delete from membership.legal_versions where not is_brought`);
  await contexts.rows(`update membership.legal_drafts set body = null, changes = '', saved_at = null`);
  await contexts.rows('truncate membership.legal_agreements');
  await contexts.get(Notices).send(legalDocumentPublished, '');
});
afterAll(() => contexts.stop());

const desk = (name = Terms) => contexts.get(LegalDeskQueries).find(name);
const dayIn = (days: number) => new Date(contexts.clock.now().getTime() + days * day).toISOString().slice(0, 10);
const save = async (draft: Partial<{ body: string; changes: string; revision: number }> = {}, name = Terms) => {
  const { revision } = await desk(name);
  await contexts.get(SaveDraft).execute(root, name, { body, changes, revision, ...draft });
  return (await desk(name)).revision;
};
const publish = async (name = Terms, appliesFrom = dayIn(40), draft = body) => {
  const revision = await save({ body: draft }, name);
  return contexts.get(PublishDocument).execute(root, name, { revision, appliesFrom });
};
const actor = () => `admin:${root.id}`;
const tell = () => contexts.get(TellMembers).execute();
const newsOf = async (viewer: Viewer) =>
  (await contexts.get(LegalNewsQueries).of(viewer)).map(({ name, version }) => `${name} ${version}`);
const listed = (query: object = {}) => contexts.get(AgreementsQueries).list({ limit: 50, ...query });

describe('the versions of a document', () => {
  it('begin with those that came with the product, of which nobody is told', async () => {
    const { versions, draft, brought, places, newestBody } = await desk();
    expect(versions.map(({ version, isBrought }) => [version, isBrought])).toEqual([
      ['3', true],
      ['2', true],
      ['1', true],
    ]);
    expect((await desk(Privacy)).versions[0]?.version).toBe('5');
    expect([draft, brought]).toEqual([null, null]);
    expect(newestBody).toContain('{{operator.name}}');
    expect(places).toContainEqual({ name: 'trialDays', says: '14' });
    const member = await contexts.organization('Before');
    await expect(tell).leavesBehind({});
    expect(await newsOf(member)).toEqual([]);
  });

  it('are written as a draft, of which a text that could not be shown is refused', async () => {
    const { revision } = await desk();
    const saving =
      (draft: object = {}) =>
      () =>
        contexts.get(SaveDraft).execute(root, Terms, { body, changes: '', revision, ...draft });
    await expect(saving({ body: '## A\n\n{{shoeSize}}' })).leavesBehind({ refused: 'invalid_input' });
    await expect(saving()).leavesBehind({
      audit: [
        {
          action: 'legal-draft.saved',
          actor: actor(),
          subject: 'legal-document:terms',
          details: { before: { revision }, after: { revision: revision + 1 } },
        },
      ],
    });
    await expect(saving()).leavesBehind({ refused: 'edited_meanwhile' });
    const { draft } = await desk();
    expect(draft).toMatchObject({
      ...{ body, changes: '', savedAt: expect.stringMatching(/Z$/) },
      sections: [
        {
          ...{ id: 'in-short', title: 'In short' },
          blocks: [{ kind: 'paragraph', lines: ['What you bring stays yours for 14 days.'] }],
        },
      ],
    });
    const discard = (of: number) => () => contexts.get(DiscardDraft).execute(root, Terms, of);
    await expect(discard(revision)).leavesBehind({ refused: 'edited_meanwhile' });
    await expect(discard(revision + 1)).leavesBehind({
      audit: [
        {
          action: 'legal-draft.discarded',
          actor: actor(),
          subject: 'legal-document:terms',
          details: { before: { revision: revision + 1 }, after: null },
        },
      ],
    });
    // Whoever has read the draft that is gone writes over no other.
    await save({});
    await expect(discard(revision + 1)).leavesBehind({ refused: 'edited_meanwhile' });
    expect((await desk()).draft).not.toBeNull();
  });

  it('are published on what was read of the draft, with a day that leaves members their time', async () => {
    const revision = await save({ changes: '' });
    const publishing =
      (wanted: object = {}) =>
      () =>
        contexts.get(PublishDocument).execute(root, Terms, { revision, appliesFrom: dayIn(31), ...wanted });
    for (const appliesFrom of [dayIn(0), dayIn(30), dayIn(366)])
      await expect(publishing({ appliesFrom })).leavesBehind({ refused: 'invalid_input' });
    await expect(publishing()).leavesBehind({ refused: 'invalid_input' });
    const ready = await save({ revision });
    await expect(publishing()).leavesBehind({ refused: 'edited_meanwhile' });
    await expect(publishing({ revision: ready })).leavesBehind({
      audit: [
        {
          action: 'legal-document.published',
          actor: actor(),
          subject: 'legal-document:terms',
          details: { before: { version: 3 }, after: { version: 4, appliesFrom: dayIn(31), changes } },
        },
      ],
      notices: ['membership.legal'],
    });
    await expect(publishing({ revision: ready })).leavesBehind({ refused: 'edited_meanwhile' });
    const { versions, draft } = await desk();
    expect(draft).toBeNull();
    expect(versions[0]).toMatchObject({
      version: '4',
      date: dayIn(0),
      appliesFrom: dayIn(31),
      isBrought: false,
      told: 0,
    });
    const same = await save();
    const again = () => contexts.get(PublishDocument).execute(root, Terms, { revision: same, appliesFrom: dayIn(31) });
    await expect(again).leavesBehind({ refused: 'document_unchanged' });
  });

  it('apply to members from their day on, and to who agrees at once, in every process', async () => {
    const documents = contexts.get(LegalDocuments);
    expect(await documents.inForce()).toEqual({ terms: '3', privacy: '5' });
    const other = await contexts.beside();
    expect(await other.get(LegalDocuments).inForce()).toMatchObject({ privacy: '5' });
    await publish(Privacy, dayIn(2));
    expect(await documents.inForce()).toEqual({ terms: '3', privacy: '6' });
    for (let n = 0; n < 200 && (await other.get(LegalDocuments).inForce()).privacy !== '6'; n += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await other.get(LegalDocuments).inForce()).toMatchObject({ privacy: '6' });
    await other.close();
    const forMembers = async () => documents.forMembers(await documents.versionsOf(Privacy))?.version;
    expect(await forMembers()).toBe(5);
    contexts.clock.move(2 * day);
    expect(await forMembers()).toBe(6);
  });
});

describe('a version that was published', () => {
  it('is told to everybody who belongs to an organization, once', async () => {
    const ada = await contexts.organization('Told');
    const viewer = await contexts.person(ada.organizations[0]?.id as string, 'viewer');
    const gone = await contexts.organization('Gone');
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [gone.id]);
    const before = await contexts.rows(
      'select distinct user_id from membership.user_organizations where is_active and user_id <> all($1)',
      [[ada.id, viewer.id]],
    );
    await contexts.rows(
      `insert into membership.legal_agreements (user_id, document, version, told_at) select unnest($1::uuid[]), 'terms', 4, now()`,
      [before.map(({ user_id }) => user_id)],
    );
    await publish();
    const told = ({ email }: Viewer) => ({
      ...{ template: 'legal-document-changed', to: email, about: 'legal-document:terms-4' },
      values: expect.objectContaining({ title: 'Terms of Service', changes, isTerms: true }),
    });
    const mails = [ada, viewer].sort((one, other) => ((one.email ?? '') < (other.email ?? '') ? -1 : 1)).map(told);
    await expect(tell).leavesBehind({ mail: mails });
    await expect(tell).leavesBehind({});
    expect(await contexts.rows('select kind from notifications.notifications where person_id = $1', [ada.id])).toEqual([
      { kind: 'legal-document-changed' },
    ]);
    expect(await newsOf(ada)).toEqual(['terms 4']);
    expect((await desk()).versions[0]).toMatchObject({ told: before.length + 2, agreed: 0 });
  });

  it('applies later to who hears of it later, with the same notice', async () => {
    await publish(Terms, dayIn(31));
    await publish(Privacy, dayIn(2));
    await tell();
    const late = await contexts.organization('Late');
    contexts.clock.move(40 * day);
    const [terms, privacy] = [dayIn(31), dayIn(2)];
    await expect(tell).leavesBehind({
      mail: [terms, privacy].map((appliesFrom) => ({
        ...{ template: 'legal-document-changed', to: late.email, about: expect.anything() },
        values: expect.objectContaining({ appliesOn: dayInWords(appliesFrom) }),
      })),
    });
    const days = async (viewer: Viewer) =>
      (await contexts.get(LegalNewsQueries).of(viewer)).map(({ appliesFrom }) => appliesFrom);
    contexts.clock.move(day);
    expect(await days(late)).toEqual([terms, privacy]);
  });

  it('is agreed to by a member, who then hears no more of it; the first time counts', async () => {
    const ada = await contexts.organization('Agreeing');
    await publish();
    await publish(Privacy);
    expect(await newsOf(ada)).toEqual(['terms 4', 'privacy 6']);
    const agree = (version: number) => () => contexts.get(AgreeToDocument).execute(ada, Terms, version);
    await expect(agree(4)).leavesBehind({
      audit: [
        {
          action: 'legal-document.agreed',
          actor: `member:${ada.id}`,
          subject: 'legal-document:terms',
          details: { version: 4 },
        },
      ],
    });
    await expect(agree(4)).leavesBehind({});
    await expect(agree(5)).leavesBehind({ refused: 'not_found' });
    expect(await newsOf(ada)).toEqual(['privacy 6']);
    await publish(Terms, dayIn(40), `${body} More.`);
    expect(await newsOf(ada)).toEqual(['terms 5', 'privacy 6']);
  });

  it('is what whoever registers agrees to, known of them once they have confirmed it', async () => {
    await publish();
    const form = registration({ selectedPlan: 'free', country: 'KE' }) as unknown as RegisterMemberDto;
    await contexts.get(RegisterMember).execute(form, '192.0.2.7');
    const [{ id, organization }] = await contexts.rows(
      'select user_id as id, organization_id as organization from membership.membership_registrations where email = $1',
      [form.email],
    );
    await contexts.rows('update membership.users set email_verified_at = now() where id = $1', [id]);
    const maya: Viewer = { ...root, kind: 'member', id, email: form.email };
    expect((await listed()).items).toEqual([]);
    await contexts.get(ClaimOrganization).execute(maya, organization);
    const { items } = await listed({ sort: AgreementSort.Name });
    expect(items.map(({ document, version, way, toldAt }) => [document, version, way, toldAt]).sort()).toEqual([
      ['privacy', 5, AgreementWay.Registration, null],
      ['terms', 4, AgreementWay.Registration, null],
    ]);
    expect(items[0]).toMatchObject({ personId: id, email: form.email, organizationName: form.organizationName });
    expect(await newsOf(maya)).toEqual([]);
  });
});

describe('who has agreed', () => {
  it('is listed, searched, narrowed and taken away, on record', async () => {
    const ada = await contexts.organization('Searched Ltd');
    const bo = await contexts.person(ada.organizations[0]?.id as string, 'member', 'bo@other.example');
    await publish();
    await contexts.get(AgreeToDocument).execute(ada, Terms, 4);
    await contexts.get(AgreeToDocument).execute(ada, Terms, 3);
    await contexts.rows(
      `insert into membership.legal_agreements (user_id, document, version, told_at) values ($1, 'terms', 4, now())`,
      [bo.id],
    );
    const found = async (query: object) => {
      const { items, total } = await listed(query);
      expect(total.count).toBe(items.length);
      return items.map(({ email, version, agreedAt }) => `${email} ${version} ${agreedAt ? 'agreed' : 'told'}`);
    };
    const [adas4, adas3, bos] = [`${ada.email} 4 agreed`, `${ada.email} 3 agreed`, `${bo.email} 4 told`];
    expect((await found({})).sort()).toEqual([adas4, adas3, bos].sort());
    expect((await found({ search: 'searched l' })).sort()).toEqual([adas4, adas3, bos].sort());
    expect(await found({ search: 'bo@other' })).toEqual([bos]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ version: 3 })).toEqual([adas3]);
    expect(await found({ document: Privacy })).toEqual([]);
    expect(await found({ document: Terms, state: AgreementState.Told })).toEqual([bos]);
    expect((await found({ state: AgreementState.Agreed })).sort()).toEqual([adas3, adas4]);

    const pages: string[] = [];
    for (let cursor: string | undefined, n = 0; n === 0 || cursor; n += 1) {
      const { items, next } = await listed({ limit: 1, cursor });
      pages.push(...items.map(({ id }) => id));
      cursor = next;
    }
    expect(new Set(pages).size).toBe(3);
    expect(await refusal(listed({ cursor: root.id }))).toBe('invalid_input');

    let file = '';
    await expect(async () => {
      const { name, content } = await contexts
        .get(ExportAgreements)
        .execute(root, { limit: 1, state: AgreementState.Agreed, search: 'searched' });
      file = await text(content);
      expect(name).toBe(`agreements_${dayIn(0)}.csv`);
    }).leavesBehind({
      audit: [
        {
          action: 'legal-agreements.exported',
          actor: actor(),
          // What was looked for may be somebody's name, and nothing is erased from the audit.
          details: { filter: { state: 'agreed', search: true } },
        },
      ],
    });
    const lines = file.trim().split('\r\n');
    expect(lines[0]).toContain('Name,Email,Organization,Document,Version,Told,Agreed,Way');
    expect(lines).toHaveLength(3);
    expect(lines.slice(1).every((line) => line.includes(ada.email ?? '?') && line.endsWith('page'))).toBe(true);
  });
});
