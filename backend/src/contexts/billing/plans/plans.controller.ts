import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { PriceBookDto } from './plans.dto';
import { PlansQueries } from './plans.queries';

@ApiTags('billing')
@Controller('api/plans')
export class PlansController {
  constructor(private readonly queries: PlansQueries) {}

  /** The plans with today's prices, the terms of trial and money-back, and where to ask for help. */
  @Get()
  @Access('visitor')
  async listPlans(): Promise<PriceBookDto> {
    return this.queries.priceBook();
  }
}
