import { ApiProperty } from '@nestjs/swagger';
import { type CardUpdateState, cardUpdateStates } from './card.enums';

export class SavedCardDto {
  /**
   * Who has issued it, in lower case.
   * @example "visa"
   */
  brand: string;

  /**
   * Its last four digits.
   * @example "4242"
   */
  last4: string;

  /**
   * The last month in which it can be charged.
   * @example 12
   */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 12 })
  expiryMonth: number;

  /**
   * The year of that month.
   * @example 2028
   */
  @ApiProperty({ type: 'integer', minimum: 2000, maximum: 9999 })
  expiryYear: number;

  /** Whether it cannot be charged on the day of the next renewal. */
  expiresBeforeRenewal: boolean;
}

export class CardUpdateStartedDto {
  /**
   * The provider's page, on which the card is entered.
   * @example "https://checkout.paystack.com/0peioxfhpn"
   */
  authorization_url: string;

  /**
   * Its reference; the provider leads back to the billing page with it, as `reference`.
   * @example "card-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string;

  /**
   * What is charged to see that the card works, and given back at once, in minor units.
   * @example "200"
   */
  amount: string;

  /**
   * Of the amount.
   * @example "USD"
   */
  currency: string;
}

export class CardUpdateDto {
  /**
   * Its reference.
   * @example "card-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string;

  /**
   * Whether the card has been saved. `opening` and `open`: not entered yet. `failed`: not charged, or no card that can be
   * charged again; the card that was saved before stays. Entered anew on the same page within a day, it is `saved` yet.
   * @example "saved"
   */
  @ApiProperty({ enum: cardUpdateStates, enumName: 'CardUpdateState' })
  state: CardUpdateState;
}
