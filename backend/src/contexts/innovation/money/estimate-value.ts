import { Injectable } from '@nestjs/common';
import { type Money, toUsdMinor } from '../../../platform/money/money';
import { parseValue } from '../../../platform/money/parse-value';
import { MoneyQueries } from './money.queries';

interface EstimatedValue extends Money {
  usdMinor: bigint;
}

/** Reads a value as people write it, and what it comes to in US dollars at the newest stored rate. */
@Injectable()
export class EstimateValue {
  constructor(private readonly money: MoneyQueries) {}

  /** Throws `value_not_understood` naming `field`. */
  async execute(text: string, field: string): Promise<EstimatedValue> {
    const value = parseValue(text, field);
    return { ...value, usdMinor: toUsdMinor(value, await this.money.usdPerUnit(value.currency)) };
  }
}
