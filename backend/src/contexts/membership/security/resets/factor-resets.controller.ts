import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../../platform/http/access';
import { notFound } from '../../../../platform/http/domain-error';
import { Fresh } from '../../../../platform/http/fresh';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { FactorResetDto, FactorResetOfDto } from '../security.dto';
import { noFactorsToReset } from '../security.errors';
import { securing } from '../security.limits';
import { AskFactorReset } from './ask-factor-reset';

@ApiTags('membership: security')
@Controller('api/admin/factor-resets')
export class FactorResetsController {
  constructor(private readonly ask: AskFactorReset) {}

  /**
   * Let the second factors of a member be removed who has lost all of them, in three days.
   *
   * The person is told at once, and stops it by signing in with any of them. Make sure otherwise that it is them who asks.
   */
  @Post()
  @HttpCode(200)
  @Limited(securing)
  @Fresh()
  @Access('super-admin')
  @Problems(notFound('account with this address'), noFactorsToReset)
  async askFactorReset(@Body() { email }: FactorResetOfDto, @CurrentViewer() viewer: Viewer): Promise<FactorResetDto> {
    return { dueAt: await this.ask.execute(viewer, email) };
  }
}
