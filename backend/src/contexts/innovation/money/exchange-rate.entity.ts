import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one unit of a currency was worth in US dollars on a day. */
@Entity({ schema: 'innovation', name: 'exchange_rates' })
export class ExchangeRate {
  @PrimaryColumn({ type: 'char', length: 3 })
  currency: string;

  @PrimaryColumn('date')
  quotedOn: string;

  @Column({ type: 'numeric', precision: 18, scale: 10 })
  usdPerUnit: string;
}
