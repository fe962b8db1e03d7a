import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { tooManyRequests } from '../../../platform/http/problems';
import { Creates } from '../../../platform/idempotency/creates';
import { RequestDemo } from './request-demo';
import { RequestDemoDto } from './requests.dto';

@ApiTags('membership')
@Controller('api/membership')
export class RequestsController {
  constructor(private readonly demo: RequestDemo) {}

  /**
   * Ask for a demonstration.
   *
   * Keeps the request, confirms it by mail to the person who asks and tells the operators. Sending the same request
   * again changes nothing.
   */
  @Post('demo-requests')
  @Creates()
  @HttpCode(204)
  @Access('visitor')
  @Problems(tooManyRequests)
  requestDemo(@Body() body: RequestDemoDto, @Req() request: FastifyRequest): Promise<void> {
    return this.demo.execute(body, request.ip);
  }
}
