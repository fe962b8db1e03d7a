import { Clock } from '../../../platform/clock/clock';
import type { Settings } from '../../../platform/database/settings';
import { chooseProvider } from './chosen-provider';
import { ProviderAway } from './payment-provider';
import type { TestProvider } from './test-provider/test-provider';

const test = { name: 'test-provider' } as TestProvider;
const chosen = (config: Parameters<typeof chooseProvider>[0]) =>
  chooseProvider(config, {} as Settings, test, new Clock());
const paystack = { secretKey: 'sk_live_x', baseUrl: 'https://api.paystack.co' };

describe('Money is taken', () => {
  it.each([true, false])('by Paystack where there is a key, in production or not: %s', (production) => {
    expect(chosen({ paystack, production })).toMatchObject({ name: 'paystack', live: true });
    expect(chosen({ paystack: { ...paystack, secretKey: 'sk_test_x' }, production }).live).toBe(false);
  });

  it('by the test provider without a key', () => {
    expect(chosen({ production: false })).toBe(test);
  });

  it('by nobody in production without a key', async () => {
    const nobody = chosen({ production: true });
    expect(nobody.name).toBe('none');
    await expect(nobody.initialize({} as never, 0)).rejects.toThrow(ProviderAway);
    expect(await nobody.parseWebhook(Buffer.from(''), {})).toBeUndefined();
  });
});
