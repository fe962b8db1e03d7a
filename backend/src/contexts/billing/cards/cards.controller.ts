import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { cardsNotSaved, noSubscription, paymentRefused, paymentUnavailable } from '../billing.errors';
import { following, managing, paying } from '../billing.limits';
import { Reference, referenceParameter } from '../reference';
import { CardKeeper } from './card-keeper';
import { CardUpdateDto, CardUpdateStartedDto } from './cards.dto';
import { SettleCardUpdate } from './settle-card-update';
import { StartCardUpdate } from './start-card-update';

@ApiTags('billing')
@Controller('api/billing/organizations/:organizationId')
export class CardsController {
  constructor(
    private readonly cards: CardKeeper,
    private readonly settle: SettleCardUpdate,
    private readonly start: StartCardUpdate,
  ) {}

  /**
   * Begin to put another card in the place of the saved one, and learn where it is entered.
   *
   * Providers learn a card by a charge: the least that they take is charged on their page, and given back at once. It
   * leads back to the billing page with `reference`. The saved card stays until the new one is there.
   */
  @Post('card-updates')
  @Creates()
  @Limited(paying)
  @Access('organization-admin')
  @Problems(noSubscription, cardsNotSaved, paymentUnavailable, paymentRefused)
  async startCardUpdate(
    @Id('organizationId') id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<CardUpdateStartedDto> {
    return this.start.execute(viewer, id);
  }

  /** What has become of a new card, for the page that the provider leads back to. */
  @Get('card-updates/:reference')
  @Limited(following)
  @Access('organization-admin')
  @ApiParam(referenceParameter)
  @Problems(notFound('card update, or organization of yours'))
  async getCardUpdate(@Id('organizationId') id: string, @Reference() reference: string): Promise<CardUpdateDto> {
    return this.settle.follow(id, reference);
  }

  /** Forget the saved card. Renewals are then paid by a link that is mailed. */
  @Delete('card')
  @HttpCode(204)
  @Limited(managing)
  @Access('organization-admin')
  @Problems(notFound('card, or organization of yours'))
  async removeCard(@Id('organizationId') id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    if (!(await this.cards.remove(viewer, id))) throw notFound('card');
  }
}
