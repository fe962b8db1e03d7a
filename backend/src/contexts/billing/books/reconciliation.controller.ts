import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { providerAway } from '../billing.errors';
import { checkingBooks } from '../billing.limits';
import { CheckLedger } from '../payments/check-ledger';
import { LedgerCheckDto, ReconciliationDto, ReconciliationQuery } from './reconciliation.dto';
import { ReportReconciliation } from './report-reconciliation';

const mostFaults = 100;

@ApiTags('billing')
@Controller('api/admin')
export class ReconciliationController {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: CheckLedger,
    private readonly report: ReportReconciliation,
  ) {}

  /** How our payments of a period differ from the provider's: missing, amount, status. Changes nothing. */
  @Get('reconciliation')
  @Access('super-admin')
  @Limited(checkingBooks)
  @Problems(providerAway)
  async getReconciliation(@Query() query: ReconciliationQuery): Promise<ReconciliationDto> {
    return this.report.execute(query);
  }

  /** Whether payments, transitions, invoices and subscriptions say the same, and nobody has written in them by hand. */
  @Get('ledger-check')
  @Access('super-admin')
  @Limited(checkingBooks)
  async checkLedger(): Promise<LedgerCheckDto> {
    const checkedAt = this.clock.now().toISOString();
    const { counted, faults } = await this.ledger.execute();
    return { counted, faultCount: faults.length, faults: faults.slice(0, mostFaults), checkedAt };
  }
}
