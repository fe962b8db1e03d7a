import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { ledgerFaulty } from '../billing.mails';
import { askedCheck, LedgerChecks } from './ledger-checks';

/** As many as one mail names. */
const mostNamed = 20;

/** Proves the ledger every night and when somebody asks; tells the operators what does not add up, until it does. */
@Injectable()
export class CheckLedgerJob implements OnModuleInit {
  private readonly log = new Logger(CheckLedgerJob.name);

  constructor(
    private readonly checks: LedgerChecks,
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.every('20 2 * * *', 'check-ledger', () => this.execute());
    this.jobs.handle(askedCheck, (payload) => this.check((payload as { id: string }).id));
  }

  /** Tried again it goes on with its own check; one that somebody has asked for just now is left to them. */
  async execute(): Promise<void> {
    const id = (await this.checks.begin('system')) ?? (await this.checks.running('system'));
    if (id) await this.check(id);
  }

  async check(id: string): Promise<void> {
    await this.checks.execute(id, (faults) => this.tell(faults));
  }

  private async tell(faults: string[]): Promise<void> {
    for (const fault of faults.slice(0, mostNamed)) this.log.error(`The ledger does not add up: ${fault}`);
    await this.mail.queue(ledgerFaulty, {
      to: this.config.operators,
      values: {
        count: faults.length,
        faults: faults.slice(0, mostNamed),
        link: `${this.config.appUrl}/admin/payments/reconciliation`,
      },
      about: 'ledger',
    });
  }
}
