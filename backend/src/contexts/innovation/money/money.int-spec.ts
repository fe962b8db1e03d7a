import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { EstimateValue } from './estimate-value';

describe('an estimated value in US dollars', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts();
    await contexts.rows('delete from innovation.exchange_rates where currency = $1', ['EUR']);
  });
  afterAll(() => contexts.stop());

  const quote = (days: number, rate: string) =>
    contexts.rows(
      `insert into innovation.exchange_rates (currency, quoted_on, usd_per_unit) values ('EUR', current_date + $1::int, $2)`,
      [days, rate],
    );
  const cents = async () => (await contexts.get(EstimateValue).execute('€100', 'text')).usdMinor;

  it('is at the newest rate whose day has come', async () => {
    await quote(-30, '1.10');
    await quote(1, '9.99');
    expect(await cents()).toBe(110_00n);
    await quote(-2, '1.20');
    expect(await cents()).toBe(120_00n);
    await quote(0, '1.30');
    expect(await cents()).toBe(130_00n);
  });
});
