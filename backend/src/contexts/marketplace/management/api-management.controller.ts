import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import {
  ApiFiguresDto,
  ApiInReviewDto,
  ApiListingDto,
  ApiListingsQuery,
  ApiProviderDto,
  ApiProvidersQuery,
} from './api-management.dto';
import { ApiManagementQueries } from './api-management.queries';

@ApiTags('marketplace')
@Controller('api/admin')
export class ApiManagementController {
  constructor(private readonly queries: ApiManagementQueries) {}

  /** How many organizations publish APIs, what they have passed, where their APIs stand, and how often these are called. */
  @Get('api-figures')
  @Access('super-admin')
  getApiFigures(): Promise<ApiFiguresDto> {
    return this.queries.figures();
  }

  /** Organizations that publish APIs, with what was found when they were checked, one page of them. */
  @Get('api-providers')
  @Access('super-admin')
  @FreshPageOf(ApiProviderDto, 'who came last first')
  async listApiProviders(
    @Query() query: ApiProvidersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.providers(query));
  }

  /** All APIs, also those that nobody can call, one page of them. */
  @Get('apis')
  @Access('super-admin')
  @FreshPageOf(ApiListingDto)
  async listApis(
    @Query() query: ApiListingsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.listings(query));
  }

  /** APIs about which nobody has decided yet, who has waited longest first, at most a hundred. */
  @Get('api-review-queue')
  @Access('super-admin')
  listApisInReview(): Promise<ApiInReviewDto[]> {
    return this.queries.queue();
  }
}
