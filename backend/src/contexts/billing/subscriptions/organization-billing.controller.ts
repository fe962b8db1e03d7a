import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { changeNeedsPayment, noSubscription, planNotSold, subscriptionUnpaid } from '../billing.errors';
import { managing } from '../billing.limits';
import { BillingContactDto } from '../contacts/billing-contact.dto';
import { SetBillingContact } from '../contacts/set-billing-contact';
import { ListLosses } from '../entitlements/list-losses';
import { PlanLossesDto } from '../entitlements/losses.dto';
import { CancelSubscription } from './cancel-subscription';
import { ChooseNextPlan } from './choose-next-plan';
import { BillingOverviewDto, ChangePlanAtPeriodEndDto } from './overview.dto';
import { OverviewQueries } from './overview.queries';
import { ResumeSubscription } from './resume-subscription';
import { MakeValueStatement } from './statement/make-value-statement';
import { ValueStatementDto } from './statement/value-statement.dto';

@ApiTags('billing')
@Controller('api/billing/organizations/:organizationId')
export class OrganizationBillingController {
  constructor(
    private readonly cancel: CancelSubscription,
    private readonly choose: ChooseNextPlan,
    private readonly contact: SetBillingContact,
    private readonly losses: ListLosses,
    private readonly overview: OverviewQueries,
    private readonly resume: ResumeSubscription,
    private readonly statement: MakeValueStatement,
  ) {}

  /** What an organization pays: plan, periods, trial, card, contact, the next charge and what is due. */
  @Get()
  @Access('organization-admin')
  async getBillingOverview(@Id('organizationId') id: string): Promise<BillingOverviewDto> {
    return this.overview.of(id);
  }

  /** What was used of the plan since the running period began, what came of it, and whether a cheaper plan would have done. */
  @Get('value-statement')
  @Access('organization-admin')
  async getValueStatement(@Id('organizationId') id: string): Promise<ValueStatementDto> {
    return this.statement.execute(id);
  }

  /**
   * What the organization would have less of by other plans than by the tier in force, whether that is paid, tried or given.
   * Tiers that take nothing away are left out.
   */
  @Get('plan-losses')
  @Access('organization-admin')
  async listPlanLosses(@Id('organizationId') id: string): Promise<PlanLossesDto[]> {
    return this.losses.execute(id);
  }

  /**
   * Let the subscription end with what is paid, or at once where a renewal is due.
   *
   * Until then everything stays as it is, and it can be undone. A plan that was chosen for later is given up.
   */
  @Put('subscription/cancellation')
  @HttpCode(200)
  @Limited(managing)
  @Access('organization-admin')
  @Problems(noSubscription)
  async cancelSubscription(
    @Id('organizationId') id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<BillingOverviewDto> {
    await this.cancel.execute(viewer, id);
    return this.overview.of(id);
  }

  /** Let the subscription go on that was to end with what is paid. */
  @Delete('subscription/cancellation')
  @Limited(managing)
  @Access('organization-admin')
  @Problems(noSubscription)
  async resumeSubscription(
    @Id('organizationId') id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<BillingOverviewDto> {
    await this.resume.execute(viewer, id);
    return this.overview.of(id);
  }

  /**
   * Choose the plan with which the subscription goes on when what is paid is over. Nothing is paid now.
   *
   * A higher plan, or a year instead of a month, begins with its payment: ask for a quote. The free plan is reached by
   * cancelling. A cancellation is undone by it.
   */
  @Put('subscription/next-plan')
  @HttpCode(200)
  @Limited(managing)
  @Access('organization-admin')
  @Problems(
    noSubscription,
    subscriptionUnpaid,
    changeNeedsPayment,
    planNotSold,
    notFound('plan, or organization of yours'),
  )
  async chooseNextPlan(
    @Id('organizationId') id: string,
    @Body() { planId }: ChangePlanAtPeriodEndDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<BillingOverviewDto> {
    await this.choose.execute(viewer, id, planId);
    return this.overview.of(id);
  }

  /** Stay with the plan that runs. */
  @Delete('subscription/next-plan')
  @Limited(managing)
  @Access('organization-admin')
  @Problems(noSubscription, subscriptionUnpaid)
  async keepPlan(@Id('organizationId') id: string, @CurrentViewer() viewer: Viewer): Promise<BillingOverviewDto> {
    await this.choose.execute(viewer, id);
    return this.overview.of(id);
  }

  /**
   * Say who gets the invoices from now on, and what stands on them.
   *
   * An address that is not an owner's or admin's own is mailed a link, again each time this is called, and gets nothing else
   * before it was followed.
   */
  @Put('contact')
  @HttpCode(200)
  @Limited(managing)
  @Access('organization-admin')
  async setBillingContact(
    @Id('organizationId') id: string,
    @Body() body: BillingContactDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<BillingOverviewDto> {
    await this.contact.execute(viewer, id, body);
    return this.overview.of(id);
  }
}
