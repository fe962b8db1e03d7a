import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { EstimateCharge } from './estimate-charge';
import { EstimateDto, EstimateQuery } from './quotes.dto';

@ApiTags('billing')
@Controller('api/billing/estimates')
export class EstimatesController {
  constructor(private readonly estimate: EstimateCharge) {}

  /**
   * What a first subscription costs, tax included, for whoever looks. A plan that is free to join costs nothing. What an
   * organization will be charged, its quote says.
   */
  @Get()
  @Access('visitor')
  @Problems(notFound('plan'))
  async getEstimate(@Query() { planId, currency }: EstimateQuery): Promise<EstimateDto> {
    return this.estimate.execute(planId, currency);
  }
}
