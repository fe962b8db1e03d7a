import { Injectable } from '@nestjs/common';
import { Config, isLoopback } from '../../../platform/config/config';
import { DomainNames } from './domain-names';
import { ProbeOutcome } from './probe.dto';
import { type SenderDomainDto, SenderRecord, type SenderRecordDto } from './sender-domain.dto';

const { Passed, Failed, Skipped } = ProbeOutcome;

/** What the sender's domain says of who may send in its name. Without it mail ends among spam. */
@Injectable()
export class CheckSenderDomain {
  constructor(
    private readonly config: Config,
    private readonly names: DomainNames,
  ) {}

  async execute(selector?: string): Promise<SenderDomainDto> {
    const { mailFrom } = this.config;
    const domain = (/<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom).split('@').at(-1) ?? '';
    if (isLoopback(domain)) return { domain, records: Object.values(SenderRecord).map(ofThisMachine) };
    const records = await Promise.all([
      this.look(SenderRecord.Spf, domain, spf),
      selector
        ? this.look(SenderRecord.Dkim, `${selector}._domainkey.${domain}`, dkim)
        : { record: SenderRecord.Dkim, outcome: Skipped, found: '', advice: 'Name the selector to look for its key.' },
      this.look(SenderRecord.Dmarc, `_dmarc.${domain}`, dmarc),
    ]);
    return { domain, records };
  }

  private async look(record: SenderRecord, name: string, judge: Judge): Promise<SenderRecordDto> {
    try {
      return { record, ...judge(await this.names.textsAt(name), name) };
    } catch {
      return { record, outcome: Failed, found: '', advice: `${name} could not be looked up. Try again later.` };
    }
  }
}

const ofThisMachine = (record: SenderRecord): SenderRecordDto => ({
  record,
  outcome: Skipped,
  found: '',
  advice: 'The sender is at this machine, which no record speaks of. Set SMTP_FROM.',
});

type Judge = (texts: string[], name: string) => Omit<SenderRecordDto, 'record'>;

const good = (found: string) => ({ outcome: Passed, found, advice: null });
const bad = (found: string, advice: string) => ({ outcome: Failed, found, advice });

const spf: Judge = (texts, name) => {
  const policies = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [policy = ''] = policies;
  if (!policy) return bad('', `Add a TXT record to ${name} that names the mail server: v=spf1 include:… -all`);
  if (policies.length > 1)
    return bad(policies.join(' / '), 'There are several SPF records, which counts as none. Keep one.');
  if (/[ +]\+?all\b/i.test(policy) && !/[-~?]all\b/i.test(policy))
    return bad(policy, 'It lets everybody send. End it with -all.');
  return good(policy);
};

const dkim: Judge = (texts, name) => {
  const key = texts.find((text) => /(?:^|;)\s*p=/i.test(text));
  if (!key) return bad('', `Add the TXT record of the provider's DKIM key at ${name}.`);
  return /(?:^|;)\s*p=\s*(?:;|$)/i.test(key)
    ? bad(key, 'The key was withdrawn. Ask the provider for the selector in use.')
    : good(key);
};

const dmarc: Judge = (texts, name) => {
  const policy = texts.find((text) => /^v=DMARC1\b/i.test(text));
  if (!policy) return bad('', `Add a TXT record at ${name}: v=DMARC1; p=quarantine; rua=mailto:…`);
  return /;\s*p=\s*(?:none|quarantine|reject)\b/i.test(policy)
    ? good(policy)
    : bad(policy, 'It names no policy. Add p=quarantine.');
};
