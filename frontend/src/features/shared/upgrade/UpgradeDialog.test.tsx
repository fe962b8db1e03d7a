import { screen, within } from '@testing-library/react';
import { openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { type Stop, stopOf } from './stop';
import UpgradeDialog from './UpgradeDialog';

const stop: Stop = {
  name: 'sandbox tokens',
  used: 100_000,
  limit: 100_000,
  period: 'month',
  resetsAt: '2026-12-24T00:00:00Z',
  plan: { id: 'enablers-annual', name: 'Ecosystem Enablers', tier: 'ecosystem_enablers', allows: '500k a month' },
};

const open = (changes: Partial<Stop>) =>
  openPage(() => <UpgradeDialog stop={{ ...stop, ...changes }} onClose={() => undefined} />, {
    answers: { 'GET /api/auth/user': () => ada, 'GET /api/plans': () => priceBook },
  });
const dialog = () => screen.findByRole('dialog', { name: 'Upgrade Required' });

describe('the Upgrade dialog', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [{}, 'Your plan allows no more sandbox tokens this month.'],
    [{ period: 'total', resetsAt: null }, 'Your plan allows no more sandbox tokens.'],
    [{ name: 'premium communities', used: 0, limit: 0, resetsAt: null }, 'Your plan includes no premium communities.'],
  ])('says of %j: %s', async (changes, words) => {
    open(changes);
    expect(await dialog()).toHaveAccessibleDescription(words);
  });

  it('writes large figures so that they can be read, and says of what never starts again nothing', async () => {
    open({ resetsAt: null });
    const shown = within(await dialog());
    expect(shown.getByText('100,000 of 100,000 used')).toBeInTheDocument();
    expect(shown.queryByText(/^The next ones/)).not.toBeInTheDocument();
  });

  it('has its place for the price while that is on its way, and does without a plan that is not sold any more', async () => {
    open({ plan: { ...(stop.plan as NonNullable<Stop['plan']>), id: 'gold-annual' } });
    const shown = within(await dialog());
    expect(shown.getByRole('heading', { name: 'Ecosystem Enablers' })).toBeInTheDocument();
    expect(shown.queryByText(/\$/)).not.toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Upgrade Now' })).toHaveFocus();
  });

  it('is about refusals of the plan alone', async () => {
    const entitlement = { ...stop, feature: 'sandbox_tokens', allowed: false };
    const problem = { status: 403, code: 'entitlement_exceeded' as const, title: 'Forbidden', entitlement };
    expect(stopOf({ status: 403, problem })).toBe(entitlement);
    expect(stopOf({ status: 403, problem: { ...problem, code: 'forbidden' } })).toBeUndefined();
    expect(stopOf({ status: 403, problem: { ...problem, code: 'subscription_read_only' } })).toMatchObject({
      isReadOnly: true,
    });
    expect(stopOf(new Error('no answer'))).toBeUndefined();
  });
});
