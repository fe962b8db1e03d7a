import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock';
import { Access } from '../../../platform/http/access';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { keepingBooks } from '../billing.limits';
import { ChangeWaiver } from '../plans/change-waiver';
import { ChangeWaiverDto, NewPricesDto, PricePreviewDto, PriceVersionDto, PublishPricesDto } from './price-book.dto';
import { PriceBookQueries } from './price-book.queries';
import { type NewPrice, PublishPrices } from './publish-prices';

@ApiTags('billing')
@Controller('api/admin')
export class PriceBookController {
  constructor(
    private readonly clock: Clock,
    private readonly publish: PublishPrices,
    private readonly queries: PriceBookQueries,
    private readonly waiver: ChangeWaiver,
  ) {}

  /** The versions of the price book, newest first, at most 200. None is ever changed. */
  @Get('prices')
  @Access('super-admin')
  async listPriceVersions(): Promise<PriceVersionDto[]> {
    return this.queries.versions();
  }

  /** What new prices would change, and for how many subscriptions. Changes nothing. */
  @Post('prices/preview')
  @HttpCode(200)
  @Limited(keepingBooks)
  @Access('super-admin')
  async previewPrices(@Body() body: NewPricesDto): Promise<PricePreviewDto> {
    const { prices, validFrom } = this.read(body);
    await this.publish.check(prices, validFrom);
    return { changes: await this.queries.changes(prices, validFrom) };
  }

  /**
   * Publish a version of the price book.
   *
   * It takes over at its date. What has been paid, quoted or begun by then keeps its price; no renewal takes it sooner than 30
   * days after its people were told of it, and they are told now.
   */
  @Post('prices')
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  async publishPrices(@Body() body: PublishPricesDto, @CurrentViewer() viewer: Viewer): Promise<PriceVersionDto> {
    const { prices, validFrom } = this.read(body);
    const version = await this.publish.execute(viewer, prices, body.reason, validFrom);
    const versions = await this.queries.versions();
    return versions.find((one) => one.version === version) as PriceVersionDto;
  }

  /** Say whether a plan is free to join although it has a price. Who is on it stays on it. */
  @Post('plans/:id/waiver')
  @HttpCode(204)
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  async changePlanWaiver(
    @Id('id', /[a-z-]{1,100}/) id: string,
    @Body() { waived, reason }: ChangeWaiverDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.waiver.execute(viewer, id, waived, reason);
  }

  private read({ prices, validFrom }: NewPricesDto): { prices: NewPrice[]; validFrom: Date } {
    const asked = prices.map(({ charged, list, ...price }) => ({
      ...price,
      charged: BigInt(charged),
      list: BigInt(list),
    }));
    return { prices: asked, validFrom: validFrom ? new Date(validFrom) : this.clock.now() };
  }
}
