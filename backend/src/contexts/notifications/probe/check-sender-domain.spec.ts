import type { MailServers } from '../settings/mail-servers';
import type { SigningKeys } from '../signing/signing-keys';
import { CheckSenderDomain } from './check-sender-domain';
import { DomainNames } from './domain-names';

class Names extends DomainNames {
  constructor(private readonly texts: Record<string, string[]>) {
    super();
  }
  async addressesOf(): Promise<string[]> {
    return [];
  }
  async textsAt(name: string): Promise<string[]> {
    if (this.texts[name]?.[0] === 'away') throw new Error('No answer');
    return this.texts[name] ?? [];
  }
}

const servers = { sender: async () => 'Alliance <mail@alliance.example>' } as MailServers;
const check = async (texts: Record<string, string[]>, selector?: string, known: object = {}) => {
  const keys = { known: async () => known } as unknown as SigningKeys;
  const { domain, records } = await new CheckSenderDomain(keys, new Names(texts), servers).execute(selector);
  expect(domain).toBe('alliance.example');
  return Object.fromEntries(records.map(({ record, outcome }) => [record, outcome]));
};
const good = {
  'alliance.example': ['site-proof=1', 'v=spf1 include:_spf.mail.example -all'],
  's1._domainkey.alliance.example': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.alliance.example': ['v=DMARC1; p=quarantine'],
};

it('finds what is there and good', async () => {
  expect(await check(good, 's1')).toEqual({ spf: 'passed', dkim: 'passed', dmarc: 'passed' });
  expect(await check(good)).toEqual({ spf: 'passed', dkim: 'skipped', dmarc: 'passed' });
});

it.each<[string, string, Record<string, string[]>]>([
  ['no record', 'spf', { 'alliance.example': ['v=spf10'] }],
  ['two policies', 'spf', { 'alliance.example': ['v=spf1 -all', 'v=spf1 ~all'] }],
  ['everybody', 'spf', { 'alliance.example': ['v=spf1 +all'] }],
  ['an answer that does not come', 'spf', { 'alliance.example': ['away'] }],
  ['no key', 'dkim', { 's1._domainkey.alliance.example': [] }],
  ['a key that was withdrawn', 'dkim', { 's1._domainkey.alliance.example': ['v=DKIM1; p='] }],
  ['no policy', 'dmarc', { '_dmarc.alliance.example': ['v=DMARC1'] }],
  ['no record', 'dmarc', { '_dmarc.alliance.example': [] }],
])('finds %s wrong with %s', async (_, record, texts) => {
  expect((await check({ ...good, ...texts }, 's1'))[record]).toBe('failed');
});

it('looks for the key that signs here, and for the very one', async () => {
  const known = { inUse: { selector: 'gia1', publicKey: 'MIIB' } };
  const record = (text: string) => ({ ...good, 'gia1._domainkey.alliance.example': [text] });
  // Providers put blanks into long texts.
  expect(await check(record('v=DKIM1; k=rsa; p=MI IB'), undefined, known)).toMatchObject({ dkim: 'passed' });
  expect(await check(record('v=DKIM1; p=MIIC'), undefined, known)).toMatchObject({ dkim: 'failed' });
  expect(await check(good, undefined, known)).toMatchObject({ dkim: 'failed' });
  expect(await check(good, 's1', known)).toMatchObject({ dkim: 'passed' });
});
