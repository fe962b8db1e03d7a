import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { domainProof } from '../accounts/mailed-links';
import { CheckDomain } from './check-domain';
import { ClaimDomain } from './claim-domain';
import { ConfirmDomain } from './confirm-domain';
import { AdministrativeMailbox } from './domain.enums';
import { DomainsQueries } from './domains.queries';
import { MailDomainProof } from './mail-domain-proof';
import { NameRecords } from './name-records';
import { RemoveDomain } from './remove-domain';

let contexts: Contexts;
let owner: Viewer;
let stranger: Viewer;
let organizationId: string;
let domain: string;
let count = 0;
/** What the domain name system says, by name; nothing where it does not answer. */
const records = new Map<string, string[] | undefined>();

beforeAll(async () => {
  contexts = await startContexts();
  contexts.get(NameRecords).textsOf = async (name) => (records.has(name) ? records.get(name) : []);
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  domain = `pumps${count}.example`;
  records.clear();
  owner = await contexts.organization(`Pumps ${count}`);
  stranger = await contexts.organization(`Elsewhere ${count}`);
  organizationId = organizationOf(owner);
});
afterEach(() => contexts.clock.reset());

const person = (role: OrganizationRole) => contexts.person(organizationId, role, `${role}-${count}@pumps.example`);
const claim = (by = owner, name = domain) => contexts.get(ClaimDomain).execute(by, organizationOf(by), name);
const check = (id: string, by = owner) => contexts.get(CheckDomain).execute(by, organizationOf(by), id);
const mail = (id: string, by = owner) =>
  contexts.get(MailDomainProof).execute(by, organizationOf(by), id, AdministrativeMailbox.Postmaster);
const remove = (id: string, by = owner) => contexts.get(RemoveDomain).execute(by, organizationOf(by), id);
const confirm = (token: string) => contexts.get(ConfirmDomain).execute(token);
const linkOf = (id: string) => contexts.get(SingleUseTokens).issue(domainProof, id, {});
const shown = async (by = owner) => (await contexts.get(DomainsQueries).domains(by, organizationOf(by))).domains;
const publishRecord = async (by = owner) => {
  for (const { recordName, recordValue } of await shown(by)) records.set(recordName, ['v=spf1 -all', recordValue]);
};
const verifiedBy = async (of = owner) =>
  (await contexts.get(DomainsQueries).domains(of, organizationOf(of))).verifiedBy;
const by = (viewer: Viewer) => `member:${viewer.id}`;
const about = () => `organization:${organizationId}`;

describe('A domain of an organization', () => {
  it('is claimed, and proven by its text record, which verifies the organization', async () => {
    let id = '';
    await expect(() => claim()).leavesBehind((answer: string) => {
      id = answer;
      return {
        audit: [
          { action: 'domain.claimed', actor: by(owner), subject: `domain:${id}`, details: { organizationId, domain } },
        ],
      };
    });
    expect(await verifiedBy()).toBeNull();
    await expect(() => check(id)).leavesBehind({ refused: 'domain_unproven' });
    records.set(`_alliance-verification.${domain}`, undefined);
    await expect(() => check(id)).leavesBehind({ refused: 'domain_silent' });

    await publishRecord();
    await expect(() => check(id)).leavesBehind({
      audit: [
        {
          action: 'domain.proven',
          actor: by(owner),
          subject: `domain:${id}`,
          details: { organizationId, domain, proof: 'dns' },
        },
      ],
      mail: [{ template: 'domain-proven', to: owner.email, about: about() }],
      notices: [`organization:${organizationId}`],
    });
    expect(await verifiedBy()).toBe('domain');
    expect(await shown()).toEqual([expect.objectContaining({ domain, proof: 'dns', provenAt: expect.any(String) })]);
    // Once more changes nothing.
    await expect(() => check(id)).leavesBehind({});
  });

  it('is proven by the link that its administrators are mailed, once', async () => {
    const id = await claim();
    const before = await linkOf(id);
    await expect(() => mail(id)).leavesBehind({
      audit: [
        {
          action: 'domain.proof_mailed',
          actor: by(owner),
          subject: `domain:${id}`,
          details: { organizationId, mailbox: 'postmaster' },
        },
      ],
      mail: [
        {
          template: 'domain-proof',
          to: `postmaster@${domain}`,
          about: `domain:${id}`,
          values: expect.objectContaining({ organizationName: `Pumps ${count}`, domain }),
          named: [owner.id],
        },
      ],
    });
    expect(await refusal(confirm(before))).toBe('token_invalid');
    const token = await linkOf(id);
    const suspend = (at: string) =>
      contexts.rows(`update membership.organizations set suspended_at = ${at} where id = $1`, [organizationId]);
    await suspend('now()');
    await expect(() => confirm(token)).leavesBehind({ refused: 'organization_suspended' });
    await suspend('null');
    await expect(() => confirm(token)).leavesBehind({
      audit: [
        {
          action: 'domain.proven',
          actor: 'visitor',
          subject: `domain:${id}`,
          details: { organizationId, domain, proof: 'mail' },
        },
      ],
      mail: [{ template: 'domain-proven', to: owner.email, about: about() }],
      notices: [`organization:${organizationId}`],
    });
    expect(await verifiedBy()).toBe('domain');
    expect(await refusal(confirm(token))).toBe('token_invalid');
    expect(await refusal(mail(id))).toBe('domain_claimed');
  });

  it('is proven by one of many organizations, also of two at once', async () => {
    const [own, theirs] = [await claim(), await claim(stranger)];
    const [first, second] = [await linkOf(own), await linkOf(theirs)];
    const outcomes = await Promise.all([refusal(confirm(first)), refusal(confirm(second))]);
    expect(outcomes.filter((outcome) => outcome === 'domain_taken')).toHaveLength(1);
    expect([await verifiedBy(owner), await verifiedBy(stranger)].filter(Boolean)).toEqual(['domain']);
    const third = await contexts.organization(`Third ${count}`);
    expect(await refusal(claim(third))).toBe('domain_taken');
  });

  it('verifies its organization no more when it is removed, unless another does; its link ends', async () => {
    const [id, other] = [await claim(), await claim(owner, `www.${domain}`)];
    await publishRecord();
    await check(id);
    await check(other);
    await remove(id);
    expect(await verifiedBy()).toBe('domain');
    await expect(() => remove(other)).leavesBehind({
      audit: [
        {
          action: 'domain.removed',
          actor: by(owner),
          subject: `domain:${other}`,
          details: { organizationId, before: { domain: `www.${domain}`, proof: 'dns' }, after: null },
        },
      ],
      notices: [`organization:${organizationId}`],
    });
    expect(await verifiedBy()).toBeNull();

    const again = await claim();
    const token = await linkOf(again);
    await remove(again);
    expect(await refusal(confirm(token))).toBe('token_invalid');
  });

  it('that is removed leaves the organization verified by its approval, under the name that was approved', async () => {
    await contexts.rows(
      `insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name,
          contact_name, email, selected_plan, agree_terms, status, decided_at)
        select 'GIA-' || (200000 + $3::int), $1, $2, 'startup', name, 'Ada', 'ada@pumps.example', 'free', true, 'approved', now()
        from membership.organizations where id = $1`,
      [organizationId, owner.id, count],
    );
    const proven = async () => {
      const id = await claim();
      await publishRecord();
      await check(id);
      return id;
    };
    await remove(await proven());
    expect(await verifiedBy()).toBe('super_admin');
    const rename = `update membership.organizations set name = 'Ministry of Water', verified_by = null, verified_at = null where id = $1`;
    await contexts.rows(rename, [organizationId]);
    await remove(await proven());
    expect(await verifiedBy()).toBeNull();
  });

  it('stays verified by a super admin whatever becomes of its domains', async () => {
    await contexts.rows(
      `update membership.organizations set verified_at = now(), verified_by = 'super_admin' where id = $1`,
      [organizationId],
    );
    const id = await claim();
    await publishRecord();
    await check(id);
    await remove(id);
    expect(await verifiedBy()).toBe('super_admin');
  });

  it('is for owners and admins alone to see, claim, prove and remove', async () => {
    const id = await claim();
    await publishRecord();
    for (const role of ['member', 'viewer'] as const) {
      const one = await person(role);
      for (const act of [() => shown(one), () => claim(one, `x${domain}`), () => check(id, one), () => mail(id, one)])
        await expect(act).leavesBehind({ refused: 'organization_required' });
      await expect(() => remove(id, one)).leavesBehind({ refused: 'organization_required' });
    }
    // Of another organization's domain, they see nothing.
    for (const act of [() => check(id, stranger), () => mail(id, stranger), () => remove(id, stranger)])
      await expect(act).leavesBehind({ refused: 'not_found' });
    const foreign = contexts.get(DomainsQueries).domains(stranger, organizationId);
    expect(await refusal(foreign)).toBe('not_found');
    await check(id, await person('admin'));
    expect(await verifiedBy()).toBe('domain');
  });

  it('is the same one however it is typed, and taken once', async () => {
    await claim();
    for (const same of [` ${domain.toUpperCase()}. `, `https://${domain}/about`])
      expect(await refusal(claim(owner, same))).toBe('domain_claimed');
    for (let n = 1; n < 10; n += 1) await claim(owner, `n${n}.${domain}`);
    expect(await refusal(claim(owner, `n10.${domain}`))).toBe('domains_full');
  });
});

it('says what it is about to who reads the mail', async () => {
  const id = await claim();
  expect(await contexts.get(DomainsQueries).claimed(id)).toEqual({ organizationName: `Pumps ${count}`, domain });
});
