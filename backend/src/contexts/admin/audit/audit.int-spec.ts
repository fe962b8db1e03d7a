import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { Audit } from '../../../platform/audit/audit';
import { AuditSubjects, auditSubjects } from '../../../platform/audit/audit-subjects';
import { AuditTrail } from '../../../platform/audit/audit-trail';
import { CheckAudit } from '../../../platform/audit/check-audit';
import type { Viewer } from '../../../platform/http/viewer';
import { AuditController } from './audit.controller';
import { AuditFilter } from './audit.dto';
import { AuditNames } from './audit-names';
import { ExportAudit } from './export-audit';
import { VerifyAuditJob } from './verify-audit.job';

const nobody = '00000000-0000-4000-8000-ffffffffffff';

let contexts: Contexts;
let member: Viewer;
let admin: Viewer;
const trail = () => contexts.get(AuditTrail);

beforeAll(async () => {
  contexts = await startContexts();
  member = await contexts.organization('TechFlow');
  admin = await contexts.superAdmin();
});
afterAll(() => contexts.stop());

/** Some thousand at the same moment, as one transaction leaves them, and some at others; of the release before, which marked none. */
async function manyActs() {
  await contexts.rows(
    `begin; set local session_replication_role = replica;
    insert into platform.audit_events (action, actor, subject, at) select
      case when n % 2 = 0 then 'payment.settled' else 'payments.exported' end, 'system', 'thing:' || n % 3,
      '2026-11-01T12:00:00.000001Z'::timestamptz + (n / 100) * interval '1 microsecond' from generate_series(1, 1000) n;
    commit`,
  );
}

describe('the audit that super admins read', () => {
  beforeAll(manyActs);

  it('comes page by page, newest first, each line once', async () => {
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
      const page = await trail().list({ subject: 'thing:1' }, cursor, 50);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    const all = await contexts.rows(
      `select id from platform.audit_events where subject = 'thing:1' order by at desc, id desc`,
    );
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it.each([
    [{ action: 'payment.' }, 500],
    [{ action: 'payment' }, 1000],
    [{ action: 'payment.', subject: 'thing:2' }, 167],
    [{ actor: 'system', from: '2026-11-01', to: '2026-11-01' }, 1000],
    [{ actor: 'system', to: '2026-10-31' }, 0],
    [{ actor: 'visitor' }, 0],
  ])('is narrowed by %j', async (question, count) => {
    expect((await trail().list(question, undefined, 10)).total).toEqual({ count });
  });

  it.each(['x', Buffer.from('2026-02-30T00:00:00.000000Z 7').toString('base64url')])(
    'refuses the cursor %s by its name',
    async (cursor) => {
      await expect(trail().list({}, cursor, 10)).rejects.toMatchObject({
        details: { errors: [{ field: 'cursor' }] },
      });
    },
  );

  it('is read line by line', async () => {
    const [line] = (await trail().list({ subject: 'thing:1' }, undefined, 1)).items;
    expect(await trail().find(line?.id as string)).toEqual(line);
    expect(await trail().find('999999999999')).toBeUndefined();
  });

  it('names who acted while they have an account', async () => {
    for (const actor of [member, admin, 'visitor', { kind: 'member', id: nobody }] as const)
      await contexts.get(Audit).record(actor, 'name.asked');
    const { items } = await trail().list({ action: 'name.asked' }, undefined, 10);
    const named = await contexts.get(AuditNames).named(items);
    expect(named.map(({ actorName }) => actorName).reverse()).toEqual(['Ada Okafor', 'admin', null, null]);
  });

  it('finds who acted by the e-mail address or the user name that they have now, and nobody by others', async () => {
    await contexts.get(Audit).record(member, 'actor.asked');
    await contexts.get(Audit).record(admin, 'actor.asked');
    const found = async (actor: string) => {
      const meant = await contexts.get(AuditNames).meant(actor);
      const { items } = await trail().list({ action: 'actor.asked', actor: meant }, undefined, 10);
      return items.map((line) => line.actor);
    };
    const [ofMember, ofAdmin] = [`member:${member.id}`, `admin:${admin.id}`];
    expect(await found(` ${member.email.toUpperCase()}`)).toEqual([ofMember]);
    expect(await found(ofMember)).toEqual([ofMember]);
    expect(await found('admin')).toEqual([ofAdmin]);
    expect(await found(ofAdmin)).toEqual([ofAdmin]);
    for (const other of ['nobody@own.example', 'admin:', 'ada', '%']) expect(await found(other)).toEqual([]);
    expect(await contexts.get(AuditNames).meant(undefined)).toBeUndefined();
  });

  it('takes the longest e-mail address that there is, and no longer text', async () => {
    const troubles = async (actor: string) => (await validate(plainToInstance(AuditFilter, { actor }))).length;
    const longest = `${'a'.repeat(64)}@${'b'.repeat(181)}.example`;
    expect([await troubles(longest), await troubles(`${longest}x`)]).toEqual([0, 1]);
  });

  it('means the platform and visitors by their names, whatever those who run the alliance are called', async () => {
    const called = async (username: string, actor: string) => {
      await contexts.rows('update admin.accounts set username = $1 where id = $2', [username, admin.id]);
      return contexts.get(AuditNames).meant(actor);
    };
    expect(await called('system', 'system')).toBe('system');
    expect(await called('visitor', 'visitor')).toBe('visitor');
    expect(await called('systems', 'systems')).toBe(`admin:${admin.id}`);
    await called('admin', 'admin');
  });

  it('is asked by an e-mail address for its page and for its file', async () => {
    await contexts.get(Audit).record(member, 'page.asked');
    await contexts.get(Audit).record(admin, 'page.asked');
    const query: AuditFilter = { action: 'page.asked', actor: member.email, limit: 10 };
    const reply = { header: () => reply } as unknown as FastifyReply;
    const items = await contexts
      .get(AuditController)
      .listAuditEvents(query, { url: '/api/admin/audit' } as FastifyRequest, reply);
    expect(items.map(({ actor }) => actor)).toEqual([`member:${member.id}`]);
    const file = await contexts.get(AuditController).exportAuditEvents(query, admin);
    let text = '';
    for await (const part of file.getStream()) text += part;
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining(`member:${member.id}`)]);
  });

  it('names what something was done to while it is called something, and leads to it where it is shown', async () => {
    const organizationId = organizationOf(member);
    const subjects = [
      `organization:${organizationId}`,
      `person:${member.id}`,
      `admin:${admin.id}`,
      `organization:${nobody}`,
      'organization:TechFlow',
      'thing:1',
      undefined,
    ];
    for (const subject of subjects) await contexts.get(Audit).record('system', 'subject.asked', subject);
    const called = async () => {
      const { items } = await trail().list({ action: 'subject.asked' }, undefined, 10);
      const named = await contexts.get(AuditNames).named(items);
      return named.map(({ subjectName, subjectLink }) => [subjectName, subjectLink]).reverse();
    };
    const nothing = [null, null];
    expect(await called()).toEqual([
      ['TechFlow', `/admin/organizations?organization=${organizationId}`],
      ['Ada Okafor', `/admin/people?person=${member.id}`],
      ['admin', null],
      ...[nothing, nothing, nothing, nothing],
    ]);
    await contexts.rows(`update membership.users set first_name = '', last_name = '' where id = $1`, [member.id]);
    expect((await called())[1]).toEqual(nothing);
    await contexts.rows(`update membership.users set first_name = 'Ada', last_name = 'Okafor' where id = $1`, [
      member.id,
    ]);
  });

  it.each([...auditSubjects()])('can ask what a %s is called, and where it is', async (kind, { type }) => {
    const id = type === 'text' ? 'GIA-000000' : nobody;
    expect(await contexts.get(AuditSubjects).named([`${kind}:${id}`])).toEqual(new Map());
  });

  it.each([
    ['gone@people.example', true],
    ['member:00000000-0000-4000-8000-000000000001', 'member:00000000-0000-4000-8000-000000000001'],
    ['member:ada.okafor@people.example', true],
    ['admin:Ada Okafor', true],
    ['system', 'system'],
  ])('keeps of who was asked for %s, when it is taken away, no text that names somebody', async (actor, kept) => {
    await expect(() => contexts.get(ExportAudit).execute(admin, { actor })).leavesBehind({
      audit: [{ action: 'audit.exported', actor: `admin:${admin.id}`, details: { filter: { actor: kept } } }],
    });
  });

  it.each([
    ['Ada Okafor', true],
    ['person:ada@people.example', true],
    ['person:00000000-0000-4000-8000-000000000001', 'person:00000000-0000-4000-8000-000000000001'],
  ])('keeps of what was done to %s, when it is taken away, no text that names somebody', async (subject, kept) => {
    await expect(() => contexts.get(ExportAudit).execute(admin, { subject })).leavesBehind({
      audit: [{ action: 'audit.exported', actor: `admin:${admin.id}`, details: { filter: { subject: kept } } }],
    });
  });

  it('is taken away as CSV of all that the filter holds, in which nothing is a formula, and that is written down', async () => {
    await contexts.get(Audit).record('system', '=1+1', '@sum', { reason: '-2' });
    const lines: string[] = [];
    await expect(async () => {
      const parts = await contexts.get(ExportAudit).execute(admin, { subject: 'thing:2' });
      for await (const part of parts) lines.push(...part.trimEnd().split('\r\n'));
    }).leavesBehind({
      audit: [{ action: 'audit.exported', actor: `admin:${admin.id}`, details: { filter: { subject: 'thing:2' } } }],
    });
    expect(lines).toHaveLength(334);
    expect(lines[0]).toBe('\ufeffNumber,At,Actor,Name,Action,Subject,Subject name,Details,Request');
    const parts = await contexts.get(ExportAudit).execute(admin, { action: '=' });
    let text = '';
    for await (const part of parts) text += part;
    expect(text).toContain(`system,,'=1+1,'@sum,,"{""reason"":""-2""}",`);
  });
});

describe('each night', () => {
  it('the audit is verified and signed, and the operators are told of nothing', async () => {
    await expect(() => contexts.get(VerifyAuditJob).execute()).leavesBehind(() => ({
      audit: [{ action: 'audit.verified', actor: 'system', subject: expect.any(String) as never }],
    }));
    expect(await trail().newestHead()).toBeDefined();
  });

  it('the operators are told what does not hold', async () => {
    await contexts.rows(
      `begin; set local session_replication_role = replica;
       update platform.audit_events set subject = 'thing:9' where id = (select min(id) from platform.audit_events); commit`,
    );
    await expect(() => contexts.get(VerifyAuditJob).execute()).leavesBehind(() => ({
      audit: [{ action: 'audit.verified', actor: 'system', subject: expect.any(String) as never }],
      mail: [{ template: 'audit-faulty', to: expect.any(String) as never, about: 'audit' }],
    }));
  });

  it('the job that is tried again goes on with its own reading', async () => {
    const [{ id }] = await contexts.rows(
      `insert into platform.audit_checks (started_by) values ('system') returning id`,
    );
    await contexts.get(VerifyAuditJob).execute();
    expect(await trail().newestCheck()).toMatchObject({ id, endedAt: expect.any(String) });
  });

  it('or when somebody asks for it, the operators are told, and how far the audit goes is signed all the same', async () => {
    const before = await trail().newestHead();
    await expect(async () => {
      await contexts.get(CheckAudit).execute(await contexts.get(CheckAudit).start(admin));
    }).leavesBehind(() => ({
      audit: [{ action: 'audit.verified', actor: `admin:${admin.id}`, subject: expect.any(String) as never }],
      mail: [{ template: 'audit-faulty', to: expect.any(String) as never, about: 'audit' }],
    }));
    expect((await trail().newestHead())?.position).toBe((before?.position as number) + 1);
  });

  it('no head is shown that does not stand in the chain', async () => {
    const before = await trail().newestHead();
    const back = new Error('back');
    await contexts.database
      .transaction(async () => {
        await contexts.database.manager.query(
          `insert into platform.audit_heads (position, hash, signed_at, signature) values (999999, 'forged', now(), 'forged')`,
        );
        expect(await trail().newestHead()).toEqual(before);
        throw back;
      })
      .catch((error) => expect(error).toBe(back));
  });

  it('nothing is done while somebody has it verified', async () => {
    await contexts.rows(`insert into platform.audit_checks (started_by) values ('admin:7')`);
    await expect(() => contexts.get(VerifyAuditJob).execute()).leavesBehind({});
  });
});
