import { Injectable } from '@nestjs/common';
import { isLoopback } from '../../../platform/config/config';
import { domainOf, MailServers } from '../settings/mail-servers';
import { keyIn, recordNameOf } from '../signing/dkim-record';
import { SigningKeys } from '../signing/signing-keys';
import { DomainNames } from './domain-names';
import { ProbeOutcome } from './probe.dto';
import { type SenderDomainDto, SenderRecord, type SenderRecordDto } from './sender-domain.dto';

const { Passed, Failed, Skipped } = ProbeOutcome;

/** What the sender's domain says of who may send in its name. Without it mail ends among spam. */
@Injectable()
export class CheckSenderDomain {
  constructor(
    private readonly keys: SigningKeys,
    private readonly names: DomainNames,
    private readonly servers: MailServers,
  ) {}

  /** Without a selector the key is looked for that signs here, or waits to. */
  async execute(asked?: string): Promise<SenderDomainDto> {
    const domain = domainOf(await this.servers.sender());
    if (isLoopback(domain)) return { domain, records: Object.values(SenderRecord).map(ofThisMachine) };
    const { inUse, waiting } = await this.keys.known(domain);
    const ours = [inUse, waiting].find((key) => key && (!asked || key.selector === asked));
    const selector = asked ?? ours?.selector;
    const records = await Promise.all([
      this.look(SenderRecord.Spf, domain, spf),
      selector
        ? this.look(SenderRecord.Dkim, recordNameOf(selector, domain), dkim(ours?.publicKey))
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
  advice:
    'The sender is at this machine, which no record speaks of. Save settings with another sender, or set SMTP_FROM.',
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

/** `ours`: what must stand there, as mail is signed by it. */
const dkim =
  (ours: string | undefined): Judge =>
  (texts, name) => {
    const record = texts.find((text) => keyIn(text) !== undefined);
    if (record === undefined)
      return bad('', `Add the TXT record of ${ours ? 'the key shown here' : "the provider's DKIM key"} at ${name}.`);
    const key = keyIn(record);
    if (!key) return bad(record, 'The key was withdrawn. Ask the provider for the selector in use.');
    if (ours && key !== ours) return bad(record, 'Another key stands there than the one that is used here.');
    return good(record);
  };

const dmarc: Judge = (texts, name) => {
  const policy = texts.find((text) => /^v=DMARC1\b/i.test(text));
  if (!policy) return bad('', `Add a TXT record at ${name}: v=DMARC1; p=quarantine; rua=mailto:…`);
  return /;\s*p=\s*(?:none|quarantine|reject)\b/i.test(policy)
    ? good(policy)
    : bad(policy, 'It names no policy. Add p=quarantine.');
};
