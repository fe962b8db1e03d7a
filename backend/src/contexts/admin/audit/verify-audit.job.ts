import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type AuditReading, CheckAudit } from '../../../platform/audit/check-audit';
import { Config } from '../../../platform/config/config';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { auditFaulty } from '../admin.mails';

/** As many as one mail names. */
const mostNamed = 20;

/** Verifies the audit every night; tells the operators of what does not hold, until it does. */
@Injectable()
export class VerifyAuditJob implements OnModuleInit {
  private readonly log = new Logger(VerifyAuditJob.name);

  constructor(
    private readonly checking: CheckAudit,
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.checking.follow((reading) => this.tell(reading));
    this.jobs.every('40 2 * * *', 'verify-audit', () => this.execute());
  }

  /** Tried again it goes on with its own reading; one that somebody has asked for just now is left to them. */
  async execute(): Promise<void> {
    const id = (await this.checking.begin('system')) ?? (await this.checking.running('system'));
    if (id) await this.checking.execute(id);
  }

  /** Also of a reading that somebody has asked for. */
  private async tell({ signed, count, faults: found }: AuditReading): Promise<void> {
    // The log is kept elsewhere than the database: what is signed here can be held against it.
    if (signed) this.log.log({ msg: 'The audit is signed', ...signed });
    if (count === 0) return;
    const faults = found.slice(0, mostNamed).map(({ eventId, why }) => (eventId ? `Line ${eventId}: ${why}` : why));
    for (const fault of faults) this.log.error(`The audit does not hold: ${fault}`);
    await this.mail.queue(auditFaulty, {
      to: this.config.operators,
      values: { count, faults, link: `${this.config.appUrl}/admin/audit` },
      about: 'audit',
    });
  }
}
