import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { ledgerCheckRunning, providerAway } from '../billing.errors';
import { checkingBooks } from '../billing.limits';
import { LedgerChecks } from '../payments/ledger-checks';
import { LedgerStateDto, ReconciliationDto, ReconciliationQuery } from './reconciliation.dto';
import { ReportReconciliation } from './report-reconciliation';

@ApiTags('billing')
@Controller('api/admin')
export class ReconciliationController {
  constructor(
    private readonly checks: LedgerChecks,
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

  /** What the newest check of the whole ledger has found. */
  @Get('ledger-check')
  @Access('super-admin')
  async getLedgerCheck(): Promise<LedgerStateDto> {
    return { check: (await this.checks.newest()) ?? null };
  }

  /**
   * Check whether payments, transitions, invoices and subscriptions say the same, and nobody has written in them by hand.
   *
   * A job does it; ask what it has found. It is done every night as well.
   */
  @Post('ledger-check')
  @HttpCode(202)
  @Creates()
  @Limited(checkingBooks)
  @Access('super-admin')
  @Problems(ledgerCheckRunning)
  async checkLedger(@CurrentViewer() viewer: Viewer): Promise<LedgerStateDto> {
    await this.checks.start(viewer);
    return this.getLedgerCheck();
  }
}
