import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsObject,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Moment } from '../../../platform/http/dates';
import { Reason, Text } from '../../../platform/http/text';
import { MinorUnits } from '../../../platform/money/minor-units';
import { PlanCurrency } from '../plans/plan.enums';

export class NewPriceDto {
  /**
   * One of the plans of the price book.
   * @example "innovators-annual"
   */
  @Text({ max: 100, required: 'Choose a plan' })
  planId: string;

  /**
   * In which currency. Prices are stored for each, never converted.
   * @example "USD"
   */
  @IsEnum(PlanCurrency)
  currency: PlanCurrency;

  /**
   * What is charged, in minor units.
   * @example "18000"
   */
  @MinorUnits('Enter a price')
  charged: string;

  /**
   * What it costs without the offer, in minor units; shown struck through where it is more.
   * @example "39900"
   */
  @MinorUnits('Enter a price')
  list: string;
}

export class NewPricesDto {
  /**
   * The prices that change; all others stay as they are.
   * @example [{ "planId": "innovators-annual", "currency": "USD", "charged": "18000", "list": "39900" }]
   */
  @IsArray()
  @ArrayMinSize(1, { message: 'Give at least one price' })
  @ArrayMaxSize(100)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => NewPriceDto)
  prices: NewPriceDto[];

  /**
   * From when they are charged; at once where absent. Never before now, nor before what was published of the same plan and currency
   * and is to come.
   */
  @IsOptional()
  @Moment()
  validFrom?: string;
}

export class PublishPricesDto extends NewPricesDto {
  /**
   * Why, in 1 to 500 characters: it stands in the audit, and all super admins read it.
   * @example "The early prices end with this year."
   */
  @Reason()
  reason: string;
}

export class PriceChangeDto {
  /**
   * The plan.
   * @example "innovators-annual"
   */
  planId: string;

  /**
   * The currency.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * What is charged until then, in minor units.
   * @example "18000"
   */
  chargedBefore: string;

  /**
   * What is charged from then on.
   * @example "19900"
   */
  charged: string;

  /**
   * The price without the offer until then.
   * @example "39900"
   */
  listBefore: string;

  /**
   * The price without the offer from then on.
   * @example "39900"
   */
  list: string;

  /**
   * Running subscriptions that pay the new price when they are renewed.
   * @example 14
   */
  subscriptions: number;
}

export class PricePreviewDto {
  /** What would change; a price that stays as it is, is not among it. */
  changes: PriceChangeDto[];
}

export class PriceVersionDto {
  /**
   * Its number; the first is the one that the product came with.
   * @example 2
   */
  version: number;

  /** From when it is charged. */
  validFrom: string;

  /**
   * By whom it was published: `admin:<id>`; `null` for what the product came with.
   * @example "admin:5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  publishedBy: string | null;

  /** When it was published; `null` for what the product came with. */
  publishedAt: string | null;

  /** What it changed. */
  prices: NewPriceDto[];
}

export class ChangeWaiverDto {
  /**
   * Whether the plan is free to join although it has a price.
   * @example false
   */
  @IsBoolean()
  waived: boolean;

  /**
   * Why, in 1 to 500 characters: it stands in the audit, and all super admins read it.
   * @example "Everybody can look around first."
   */
  @Reason()
  reason: string;
}
