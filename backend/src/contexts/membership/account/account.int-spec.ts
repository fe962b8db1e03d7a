import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { fromBuffer } from 'yauzl';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import { Files } from '../../../platform/files/files';
import type { Viewer } from '../../../platform/http/viewer';
import { ForgetLiveUpdatesJob } from '../../../platform/live/forget-live-updates.job';
import { forgetUpdatesOf } from '../../../platform/live/live-updates';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { AskDeletion } from '../account-deletion/ask-deletion';
import { EraseAccount } from '../account-deletion/erase-account';
import { EraseAccountsJob } from '../account-deletion/erase-accounts.job';
import { UndoDeletion } from '../account-deletion/undo-deletion';
import { activation, newAddress, oldAddress, passwordReset } from '../accounts/mailed-links';
import { AskDataExport } from '../data-export/ask-data-export';
import { DataExportsQueries } from '../data-export/data-exports.queries';
import { FindDataExport } from '../data-export/find-data-export';
import { MakeDataExport } from '../data-export/make-data-export';
import { RemoveDataExportsJob } from '../data-export/remove-data-exports.job';
import { AnswerEmailChange } from '../email-change/answer-email-change';
import { AskEmailChange } from '../email-change/ask-email-change';
import { EmailInbox } from '../email-change/email-change.enums';
import { RemoveOldEmailChangesJob } from '../email-change/remove-old-email-changes.job';
import { WithdrawEmailChange } from '../email-change/withdraw-email-change';
import { ChangeRole } from '../team/change-role';
import { HandOverOrganization } from '../team/hand-over-organization';
import { LeaveOrganization } from '../team/leave-organization';
import { AccountQueries } from './account.queries';
import { ChangePicture } from './change-picture';
import { UpdateProfile } from './update-profile';

let contexts: Contexts;
let ada: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  ada = await contexts.organization(`Pumps ${count}`);
});
afterEach(async () => {
  contexts.clock.reset();
  await contexts.rows('update membership.users set deletion_due_at = null');
});

const by = ({ id }: Viewer) => `member:${id}`;
const about = ({ id }: Viewer) => `person:${id}`;
const account = (of = ada) => contexts.get(AccountQueries).account(of.id);
const userOf = async ({ id }: Viewer) => (await contexts.rows('select * from membership.users where id = $1', [id]))[0];
const linkOf = async (inbox: EmailInbox, of = ada) => {
  const [{ id: changeId }] = await contexts.rows('select id from membership.email_changes where user_id = $1', [of.id]);
  const purpose = inbox === EmailInbox.New ? newAddress : oldAddress;
  return contexts.get(SingleUseTokens).issue(purpose, of.id, { changeId });
};
const sessionOf = async ({ id }: Viewer, sid: string) =>
  contexts.rows(
    `insert into platform.sessions (sid, sess, expire) values ($2, jsonb_build_object('subject', $1::text), now() + '1 day')`,
    [id, sid],
  );
const sessionsOf = async ({ id }: Viewer) =>
  (await contexts.rows(`select sid from platform.sessions where sess->>'subject' = $1 order by sid`, [id])).map(
    ({ sid }) => sid,
  );

describe('the profile', () => {
  const update = (form: object, revision = 1) => contexts.get(UpdateProfile).execute(ada, { revision, ...form });

  it('is changed in what is given; the record names the fields and none of the words', async () => {
    const form = { firstName: 'Adaeze', languages: ['English', 'Igbo'], timeZone: 'Africa/Lagos', headline: 'Pumps' };
    await expect(() => update(form)).leavesBehind({
      audit: [
        {
          action: 'profile.changed',
          actor: by(ada),
          subject: about(ada),
          details: { fields: ['firstName', 'languages', 'timeZone', 'headline'] },
        },
      ],
    });
    expect(await account()).toMatchObject({ ...form, lastName: 'Okafor', shownOnPages: false, revision: 2 });
    await expect(() => update(form, 2)).leavesBehind({});
    await expect(() => update({ firstName: 'Eve' })).leavesBehind({ refused: 'edited_meanwhile' });
    await update({ headline: '', timeZone: null, shownOnPages: true }, 2);
    expect(await account()).toMatchObject({ headline: null, timeZone: null, shownOnPages: true, revision: 3 });
  });

  it('has a picture, of which the one before is removed', async () => {
    const picture = () =>
      sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
    const take = async () =>
      contexts.get(ChangePicture).take(ada, { name: 'p', announced: 0, content: Readable.from([await picture()]) });
    const kept = async () => {
      const id = (await account()).profileImageUrl?.split('/')[3];
      return { id, content: await contexts.get(Files).get(`membership/faces-large/${id}`) };
    };
    const changed = {
      action: 'profile.changed',
      actor: by(ada),
      subject: about(ada),
      details: { fields: ['picture'] },
    };
    await expect(take).leavesBehind({ audit: [changed] });
    const first = await kept();
    expect(await sharp(await buffer(first.content as Readable)).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
    });
    await take();
    expect(await contexts.get(Files).get(`membership/faces-large/${first.id}`)).toBeUndefined();
    await expect(() => contexts.get(ChangePicture).remove(ada)).leavesBehind({ audit: [changed] });
    await expect(() => contexts.get(ChangePicture).remove(ada)).leavesBehind({});
    expect((await account()).profileImageUrl).toBeNull();
    const bad = { name: 'p', announced: 0, content: Readable.from([Buffer.from('<svg/>')]) };
    await expect(() => contexts.get(ChangePicture).take(ada, bad)).leavesBehind({ refused: 'file_type_refused' });
  });
});

describe('another e-mail address', () => {
  const wanted = () => `ada.${count}@new.example`;
  const ask = (email = wanted(), of = ada) => contexts.get(AskEmailChange).execute(of, email);
  const agree = async (inbox: EmailInbox, viewer?: Viewer) =>
    contexts.get(AnswerEmailChange).agree(inbox, await linkOf(inbox), viewer);
  const refuse = async (inbox: EmailInbox) => contexts.get(AnswerEmailChange).refuse(inbox, await linkOf(inbox));
  const { Old, New } = EmailInbox;

  it('is asked of both inboxes, and told the same where it has an account', async () => {
    const asked = { action: 'email.change-asked', actor: by(ada), subject: about(ada) };
    const mail = (template: string, to: string) => ({ template, to, about: `user:${ada.id}` });
    await expect(() => ask(` ADA.${count}@New.example`)).leavesBehind({
      audit: [asked],
      mail: [mail('address-change-old', ada.email), mail('address-change-new', wanted())],
    });
    expect((await account()).emailChange).toMatchObject({ email: wanted(), oldAgreed: false, newAgreed: false });
    const other = await contexts.organization(`Elsewhere ${count}`);
    await expect(() => ask(other.email)).leavesBehind({
      audit: [asked],
      mail: [mail('address-change-old', ada.email), mail('address-change-taken', other.email)],
    });
    expect((await account()).emailChange).toMatchObject({ email: other.email, oldAgreed: false, newAgreed: false });
    await expect(() => ask(ada.email)).leavesBehind({ refused: 'invalid_input' });
  });

  it.each([
    [Old, New],
    [New, Old],
  ])('is taken once both have agreed, the %s one first: other sessions and links end', async (first, second) => {
    const tokens = contexts.get(SingleUseTokens);
    const [reset, first_] = [await tokens.issue(passwordReset, ada.id, {}), await tokens.issue(activation, ada.id, {})];
    for (const sid of ['here', 'there']) await sessionOf(ada, `${sid}-${count}`);
    await ask();
    const links = [await linkOf(Old), await linkOf(New)];
    expect(await agree(first)).toBe('waiting');
    expect(await agree(first)).toBe('waiting');
    expect((await userOf(ada)).email).toBe(ada.email);
    const here = { ...ada, sessionId: `here-${count}` };
    await expect(() => agree(second, here)).leavesBehind({
      audit: [
        { action: 'email.change-agreed', actor: by(ada), subject: about(ada), details: { inbox: second } },
        { action: 'email.changed', actor: by(ada), subject: about(ada) },
      ],
      mail: [ada.email, wanted()].map((to) => ({ template: 'address-changed', to, about: `user:${ada.id}` })),
      notices: [`session:${ada.id}`],
    });
    expect((await userOf(ada)).email).toBe(wanted());
    expect(await sessionsOf(ada)).toEqual([`here-${count}`]);
    const former = await contexts.rows('select email from membership.former_addresses where user_id = $1', [ada.id]);
    expect(former).toEqual([{ email: ada.email }]);
    expect(await refusal(tokens.peek(passwordReset, reset))).toBe('token_invalid');
    expect(await refusal(tokens.peek(activation, first_))).toBe('token_invalid');
    expect(await refusal(contexts.get(AnswerEmailChange).agree(Old, links[0] as string))).toBe('token_invalid');
    expect(await refusal(contexts.get(AnswerEmailChange).refuse(New, links[1] as string))).toBe('token_invalid');
  });

  it('is taken once where both agree at the same moment, and given to one of two accounts', async () => {
    await ask();
    const both = await Promise.all([agree(Old), agree(New)]);
    expect(both.sort()).toEqual(['changed', 'waiting']);
    const eve = await contexts.organization(`Eve ${count}`);
    const shared = `shared.${count}@new.example`;
    await ask(shared);
    await ask(shared, eve);
    for (const person of [ada, eve]) await contexts.get(AnswerEmailChange).agree(Old, await linkOf(Old, person));
    const answers = [await linkOf(New, ada), await linkOf(New, eve)].map((token) =>
      refusal(contexts.get(AnswerEmailChange).agree(New, token)),
    );
    expect((await Promise.all(answers)).sort()).toEqual(['token_invalid', undefined]);
  });

  it('is given up when an inbox refuses, even one that has agreed, or its time is over, or the person withdraws', async () => {
    await ask();
    await agree(Old);
    await expect(() => refuse(Old)).leavesBehind({
      audit: [{ action: 'email.change-refused', actor: by(ada), subject: about(ada), details: { inbox: 'old' } }],
    });
    expect((await account()).emailChange).toBeNull();
    await ask();
    await refuse(New);
    await ask();
    await expect(() => contexts.get(WithdrawEmailChange).execute(ada)).leavesBehind({
      audit: [{ action: 'email.change-withdrawn', actor: by(ada), subject: about(ada) }],
    });
    await expect(() => contexts.get(WithdrawEmailChange).execute(ada)).leavesBehind({ refused: 'not_found' });
    await ask();
    const late = await linkOf(New);
    contexts.clock.move(day);
    expect(await refusal(contexts.get(AnswerEmailChange).agree(New, late))).toBe('token_invalid');
    expect((await account()).emailChange).toBeNull();
    await contexts.get(RemoveOldEmailChangesJob).removeOld();
    expect(await contexts.rows('select from membership.email_changes where user_id = $1', [ada.id])).toEqual([]);
    expect((await userOf(ada)).email).toBe(ada.email);
  });

  it('ends the one that was asked for before', async () => {
    await ask();
    const [old, former] = [await linkOf(Old), await linkOf(New)];
    await ask(`other.${count}@new.example`);
    for (const [inbox, link] of [
      [Old, old],
      [New, former],
    ] as const)
      expect(await refusal(contexts.get(AnswerEmailChange).agree(inbox, link))).toBe('token_invalid');
  });
});

/** What is in a ZIP, by name. */
const unzipped = async (content: Buffer) => {
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) =>
    fromBuffer(content, { lazyEntries: true }, (error, file) => (file ? resolve(file) : reject(error))),
  );
  const found = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (!stream) return reject(error);
        found.set(entry.fileName, await buffer(stream));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
  return found;
};

describe('the archive of one’s data', () => {
  const ask = () => contexts.get(AskDataExport).execute(ada);
  const make = async () => {
    const [{ id }] = await contexts.rows('select id from membership.data_exports where user_id = $1', [ada.id]);
    await contexts.get(MakeDataExport).execute({ userId: ada.id, id });
    return id as string;
  };
  const find = (id: string, of = ada) => contexts.get(DataExportsQueries).find(of.id, id);
  const contentOf = async (key = '') => {
    const content = await contexts.get(Files).get(key);
    return content && buffer(content);
  };

  it('is asked for once at a time, and mailed of when it is there', async () => {
    await expect(ask).leavesBehind({ audit: [{ action: 'data-export.asked', actor: by(ada), subject: about(ada) }] });
    await expect(ask).leavesBehind({ refused: 'export_underway' });
    expect((await account()).dataExport).toMatchObject({ readyAt: null });
    await expect(make).leavesBehind({
      mail: [expect.objectContaining({ template: 'data-export-ready', to: ada.email })],
    });
    expect((await account()).dataExport).toMatchObject({ readyAt: expect.any(String), bytes: expect.any(Number) });
    // A job that is done again finds it done.
    await expect(make).leavesBehind({});
  });

  it('holds what contexts keep of the person, files as they are, and nobody else’s', async () => {
    const eve = await contexts.person(organizationOf(ada), 'member', `eve-${count}@pumps.example`);
    for (const [person, title] of [
      [ada, 'Leaks'],
      [eve, 'Secrets of Eve'],
    ] as const)
      await contexts.rows(
        `insert into innovation.problems (organization_id, submitter_id, title, description) values ($1, $2, $3, 'Long.')`,
        [organizationOf(ada), person.id, title],
      );
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await contexts.get(ChangePicture).take(ada, { name: 'p', announced: 0, content: Readable.from([picture]) });
    await ask();
    const file = await find(await make());
    expect(file).toMatchObject({
      name: expect.stringMatching(/^your-data-\d{4}-\d\d-\d\d\.zip$/),
      type: 'application/zip',
    });
    const content = await unzipped((await contentOf(file?.key)) as Buffer);
    const json = (name: string) => JSON.parse(String(content.get(`${name}.json`)));
    expect(json('account')).toMatchObject([{ email: ada.email, first_name: 'Ada' }]);
    expect(json('account')[0]).not.toHaveProperty('password_hash');
    expect(json('organizations')).toMatchObject([{ name: `Pumps ${count}`, role: 'owner' }]);
    expect(json('problems')).toMatchObject([{ title: 'Leaks', description: 'Long.' }]);
    expect(json('activity')).toContainEqual(expect.objectContaining({ action: 'data-export.asked' }));
    expect((await sharp(content.get('picture.webp')).metadata()).width).toBe(256);
    const readme = String(content.get('README.txt'));
    expect(readme).toContain(`Ada Okafor (${ada.email})`);
    expect(readme).toContain('problems.json (1): Problems that you have submitted or drafted.');
    for (const name of content.keys()) if (name !== 'README.txt') expect(readme).toContain(`${name}`);
    expect([...content.values()].join()).not.toContain('Secrets of Eve');
  });

  it('is the person’s alone, for seven days; another takes its place', async () => {
    await ask();
    const id = await make();
    const eve = await contexts.person(organizationOf(ada), 'admin', `eve-${count}@pumps.example`);
    await expect(() => contexts.get(FindDataExport).execute(eve, id)).leavesBehind({ refused: 'not_found' });
    await expect(() => contexts.get(FindDataExport).execute(ada, id)).leavesBehind({
      audit: [{ action: 'data-export.downloaded', actor: by(ada), subject: about(ada) }],
    });
    const former = await find(id);
    await ask();
    expect(await find(id)).toBeUndefined();
    expect(await contentOf(former?.key)).toBeUndefined();
    const next = await make();
    const file = await find(next);
    contexts.clock.move(7 * day - 1000);
    await contexts.get(RemoveDataExportsJob).removeExpired();
    expect(await find(next)).toEqual(file);
    contexts.clock.move(1001);
    expect(await find(next)).toBeUndefined();
    await contexts.get(RemoveDataExportsJob).removeExpired();
    expect(await contentOf(file?.key)).toBeUndefined();
    expect((await account()).dataExport).toBeNull();
  });

  it('whose making was ended halfway is made by the next attempt', async () => {
    await ask();
    const put = jest.spyOn(contexts.get(Files), 'put').mockRejectedValueOnce(new Error('killed'));
    await expect(make()).rejects.toThrow('killed');
    put.mockRestore();
    expect((await account()).dataExport).toMatchObject({ readyAt: null });
    expect(await find(await make())).toBeDefined();
  });
});

describe('leaving the alliance', () => {
  const ask = (of = ada, confirmation = of.email) => contexts.get(AskDeletion).execute(of, confirmation);
  const undo = (of = ada) => contexts.get(UndoDeletion).execute(of);
  const hourly = () => contexts.get(EraseAccountsJob).execute();
  const colleague = (role: 'owner' | 'admin' | 'member', name = role as string) =>
    contexts.person(organizationOf(ada), role, `${name}-${count}@pumps.example`);

  it('is asked with one’s address, ends the other sessions, and is undone', async () => {
    await sessionOf(ada, `there-${count}`);
    await expect(() => ask(ada, 'eve@pumps.example')).leavesBehind({ refused: 'invalid_input' });
    await expect(() => ask(ada, ada.email.toUpperCase())).leavesBehind({
      audit: [
        {
          action: 'account.deletion-asked',
          actor: by(ada),
          subject: about(ada),
          details: { dueAt: expect.any(String) },
        },
      ],
      mail: [
        {
          template: 'account-deletion-asked',
          to: ada.email,
          about: `user:${ada.id}`,
          values: expect.objectContaining({ ends: `Pumps ${count}` }),
        },
      ],
      notices: [`session:${ada.id}`],
    });
    expect(await sessionsOf(ada)).toEqual([]);
    await expect(() => ask()).leavesBehind({});
    await expect(() => undo()).leavesBehind({
      audit: [{ action: 'account.kept', actor: by(ada), subject: about(ada) }],
      notices: [`session:${ada.id}`],
    });
    await expect(() => undo()).leavesBehind({});
    contexts.clock.move(40 * day);
    await hourly();
    expect((await userOf(ada)).email).toBe(ada.email);
  });

  it('wants organizations of others handed over first; who leaves counts as no owner', async () => {
    const sam = await colleague('member', 'sam');
    expect((await account()).leaving).toMatchObject({ toHandOver: [{ name: `Pumps ${count}` }], ending: [] });
    await expect(() => ask()).leavesBehind({ refused: 'owns_organizations' });
    const owner = await colleague('owner');
    await ask();
    // The other owner is the last one now.
    expect(await refusal(ask(owner))).toBe('owns_organizations');
    expect(await refusal(contexts.get(LeaveOrganization).execute(owner, organizationOf(ada)))).toBe('last_owner');
    const role = { from: 'owner', role: 'admin' } as never;
    expect(await refusal(contexts.get(ChangeRole).execute(owner, organizationOf(ada), owner.id, role))).toBe(
      'last_owner',
    );
    expect(await refusal(contexts.get(HandOverOrganization).execute(owner, organizationOf(ada), ada.id))).toBe(
      'last_owner',
    );
    await contexts.get(HandOverOrganization).execute(owner, organizationOf(ada), sam.id);
    await ask(owner);
  });

  it('of two owners at once is granted to one', async () => {
    const owner = await colleague('owner');
    await colleague('member');
    const answers = await Promise.all([refusal(ask()), refusal(ask(owner))]);
    expect(answers.filter(Boolean)).toEqual(['owns_organizations']);
  });

  it('is reminded of two days before, once, and done after thirty', async () => {
    await ask();
    contexts.clock.move(28 * day - 60_000);
    await expect(hourly).leavesBehind({});
    contexts.clock.move(60_000);
    await expect(hourly).leavesBehind({
      mail: [expect.objectContaining({ template: 'account-deletion-near', to: ada.email })],
    });
    await expect(hourly).leavesBehind({});
    contexts.clock.move(2 * day - 60_000);
    await expect(hourly).leavesBehind({});
    contexts.clock.move(60_000);
    await expect(hourly).leavesBehind({
      audit: [
        expect.objectContaining({ action: 'person.left', actor: 'system', subject: about(ada) }),
        expect.objectContaining({ action: 'organization.closed', subject: `organization:${organizationOf(ada)}` }),
        { action: 'account.erased', actor: 'system', subject: about(ada) },
      ],
      events: [
        { type: 'membership.member-removed', organizationId: organizationOf(ada), userId: ada.id },
        { type: 'membership.organization-closed', organizationId: organizationOf(ada) },
      ],
      notices: [`session:${ada.id}`, `organization:${organizationOf(ada)}`],
    });
    await expect(hourly).leavesBehind({});
  });

  it('leaves texts to the organization, by a former member, and nothing else of the person', async () => {
    await colleague('owner');
    const question = `Ask @[Ada Okafor](person:${ada.id}) and @[Sam](person:00000000-0000-4000-8000-000000000001).`;
    const [{ id: problemId }] = await contexts.rows(
      `insert into innovation.problems (organization_id, submitter_id, title, description) values ($1, $2, 'Leaks', 'Long.')
        returning id`,
      [organizationOf(ada), ada.id],
    );
    const [{ id: questionId }] = await contexts.rows(
      `insert into innovation.questions (problem_id, organization_id, asker_id, text) values ($1, $2, $3, $4) returning id`,
      [problemId, organizationOf(ada), ada.id, question],
    );
    await contexts.rows(
      `insert into innovation.question_mentions (question_id, in_answer, person_id, problem_id, asker_id, told_at)
        values ($1, false, $2, $3, $2, now())`,
      [questionId, ada.id, problemId],
    );
    await contexts.rows(
      `insert into innovation.saved_searches (user_id, list, name, query, frequency, told_until)
        values ($1, 'problems', 'Mine', '', 'daily', now())`,
      [ada.id],
    );
    await contexts.rows(
      `insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name,
          contact_name, email, phone, selected_plan, agree_terms)
        values ($1, $2, $3, 'startup', 'Pumps', 'Ada Okafor', $4, '+254', 'free', true)`,
      [`GIA-9${String(count).padStart(5, '0')}`, organizationOf(ada), ada.id, ada.email],
    );
    await contexts.get(AskDataExport).execute(ada);
    await ask();
    await sessionOf(ada, `undoing-${count}`);
    contexts.clock.move(30 * day);
    await hourly();

    expect(await userOf(ada)).toMatchObject({
      ...{ email: `former-${ada.id}@invalid`, first_name: 'Former', last_name: 'member', password_hash: null },
      erased_at: expect.any(Date),
    });
    const text = (await contexts.rows('select text from innovation.questions where id = $1', [questionId]))[0].text;
    expect(text).toBe(question.replace('Ada Okafor', 'Former member'));
    expect(await contexts.rows('select submitter_id from innovation.problems where id = $1', [problemId])).toEqual([
      { submitter_id: ada.id },
    ]);
    expect(await sessionsOf(ada)).toEqual([]);
    expect(await contexts.rows('select from platform.session_generations where subject = $1', [ada.id])).toEqual([]);
    // That they belong to it no more was still told to their pages.
    const waiting = 'select from graphile_worker.jobs where task_identifier = $1';
    expect(await contexts.rows(waiting, [forgetUpdatesOf])).not.toEqual([]);
    await contexts.get(ForgetLiveUpdatesJob).forgetPerson(ada.id);
    for (const told of ['live_updates', 'live_positions'])
      expect(await contexts.rows(`select from platform.${told} where person_id = $1`, [ada.id])).toEqual([]);
    for (const [table, column] of [
      ['innovation.saved_searches', 'user_id'],
      ['membership.user_organizations', 'user_id'],
      ['membership.data_exports', 'user_id'],
    ])
      expect(await contexts.rows(`select from ${table} where ${column} = $1`, [ada.id])).toEqual([]);
    expect(await contexts.rows('select from notifications.messages where to_address = $1', [ada.email])).toEqual([]);
    const [registration] = await contexts.rows(
      'select contact_name, email, phone, organization_name from membership.membership_registrations where user_id = $1',
      [ada.id],
    );
    expect(registration).toEqual({ contact_name: 'Former member', email: '', phone: null, organization_name: 'Pumps' });
    const [{ closed_at }] = await contexts.rows('select closed_at from membership.organizations where id = $1', [
      organizationOf(ada),
    ]);
    expect(closed_at).toBeNull();
  });

  it('tells every process that who is erased is signed in nowhere, also where they belonged to nothing', async () => {
    await ask();
    await contexts.rows('delete from membership.user_organizations where user_id = $1', [ada.id]);
    contexts.clock.move(30 * day);
    await expect(hourly).leavesBehind({
      audit: [{ action: 'account.erased', actor: 'system', subject: about(ada) }],
      notices: [`session:${ada.id}`],
    });
  });

  it('erases what went to former addresses as well, unless somebody else has or had them', async () => {
    const former = `ada-before-${count}@pumps.example`;
    const shared = `shared-${count}@pumps.example`;
    const other = await contexts.organization(`Others ${count}`);
    await contexts.rows(
      `insert into membership.former_addresses (user_id, email, left_at) values ($1, $2, now()), ($1, $3, now()), ($4, $3, now())`,
      [ada.id, former, shared, other.id],
    );
    await contexts.rows(
      `insert into notifications.messages (template, to_name, to_address, about, subject)
        select 'connection-decided', 'Ada', unnest($1::text[]), 'connection:1', 'Hello'
        union all select 'address-changed', 'Ada', 'elsewhere@pumps.example', 'user:' || $2, 'Hello'`,
      [[former, shared], ada.id],
    );
    await contexts.rows(
      `insert into membership.team_invitations (organization_id, email, role, invited_by, sent_at, expires_at)
        values ($1, $2, 'member', $3, now(), now() + interval '90 days')`,
      [organizationOf(other), former, other.id],
    );
    const mails = async () =>
      (
        await contexts.rows(
          `select to_address from notifications.messages
            where to_address = any($1) or about = 'user:' || $2 and template = 'address-changed'`,
          [[former, shared], ada.id],
        )
      ).map(({ to_address }) => to_address);
    expect((await mails()).sort()).toEqual([former, 'elsewhere@pumps.example', shared].sort());
    await ask();
    contexts.clock.move(30 * day);
    await hourly();
    expect(await mails()).toEqual([shared]);
    expect(await contexts.rows('select from membership.team_invitations where email = $1', [former])).toEqual([]);
    await contexts.get(AskDeletion).execute(other, other.email);
    contexts.clock.move(60 * day);
    await hourly();
    expect(await mails()).toEqual([]);
  });

  it('undone at the moment of erasing is one or the other, wholly', async () => {
    await ask();
    contexts.clock.move(30 * day);
    await Promise.all([undo(), contexts.get(EraseAccount).execute(ada.id)]);
    const { email, erased_at, deletion_due_at } = await userOf(ada);
    expect(deletion_due_at).toBeNull();
    expect(email === ada.email).toBe(erased_at === null);
    const left = await contexts.rows('select from membership.user_organizations where user_id = $1', [ada.id]);
    expect(left).toHaveLength(erased_at === null ? 1 : 0);
  });

  it('that was ended halfway has changed nothing, and is done by the next hour', async () => {
    await ask();
    contexts.clock.move(30 * day);
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const run = jest.spyOn(contexts.database, 'run');
    run.mockImplementation(async function (this: unknown, ...args: Parameters<typeof contexts.database.run>) {
      if (args[0].name.startsWith('erase-innovation.')) throw new Error('killed');
      return Reflect.apply(Object.getPrototypeOf(contexts.database).run, contexts.database, args);
    });
    await hourly();
    expect(await userOf(ada)).toMatchObject({ email: ada.email, erased_at: null });
    run.mockRestore();
    await hourly();
    expect((await userOf(ada)).erased_at).not.toBeNull();
  });

  it('erases all that is due in one hour, however many they are and whichever of them cannot be', async () => {
    const due = await contexts.rows(
      `insert into membership.users (email, first_name, deletion_asked_at, deletion_due_at)
        select 'due-' || n || '@leaving.example', 'Due', now(), now() - interval '1 day' from generate_series(1, 101) n returning id`,
    );
    const erase = jest.spyOn(contexts.get(EraseAccount), 'execute').mockRejectedValue(new Error('away'));
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await hourly();
    const tried = erase.mock.calls.map(([id]) => id);
    expect(due.every(({ id }) => tried.includes(id))).toBe(true);
    expect(new Set(tried).size).toBe(tried.length);
    erase.mockRestore();
    log.mockRestore();
    await contexts.rows('delete from membership.users where id = any($1)', [due.map(({ id }) => id)]);
  });
});
