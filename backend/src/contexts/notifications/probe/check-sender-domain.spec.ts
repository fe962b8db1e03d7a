import { Config } from '../../../platform/config/config';
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

const config = { mailFrom: 'Alliance <mail@alliance.example>' } as Config;
const check = async (texts: Record<string, string[]>, selector?: string) => {
  const { domain, records } = await new CheckSenderDomain(config, new Names(texts)).execute(selector);
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
