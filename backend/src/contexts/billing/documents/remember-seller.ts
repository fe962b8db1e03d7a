import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';

const remember = {
  name: 'sellers-remember',
  text: `insert into billing.sellers (valid_from, name, address, registration, email)
    select $1::timestamptz, $2::text, $3::text, $4::text, $5::text
    where not exists (
      select from (select * from billing.sellers order by valid_from desc limit 1) newest
      where (newest.name, newest.address, newest.registration, newest.email) = ($2, $3, $4, $5))
    on conflict do nothing`,
};

/** Writes down who sells at the start, where it is not what was said before: documents name the seller of their day. */
@Injectable()
export class RememberSeller implements OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { name, address, registration, email } = this.config.operator;
    await this.database.run(remember, [this.clock.now(), name, address, registration, email]);
  }
}
