import { expect, test } from '@playwright/test';
import { expectAccessible, expectFitting, signInAdmin } from './support';

test('a super admin looks at API management: nothing yet, and then as it will be', async ({ page }) => {
  await signInAdmin(page);
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });

  await test.step('from the sidebar, where nobody publishes yet', async () => {
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'API Management' }).click();
    await expect(page.getByRole('heading', { name: 'API Management', level: 1 })).toBeFocused();
    const figures = await (await page.request.get('/api/admin/api-figures')).json();
    expect(figures).toMatchObject({ providers: 0, active: 0, inReview: 0, callsToday: 0 });
    await expect(page.getByRole('button', { name: 'Active APIs 0' })).toBeVisible();
    await expect(page.getByText('No Providers Yet')).toBeVisible();
  });

  await test.step('by keyboard through its parts', async () => {
    await tab('Providers').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Nothing to Review')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('No APIs Yet')).toBeVisible();
    await expect(page).toHaveURL(/tab=listings/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Valid OpenAPI 3.x specification')).toBeVisible();
  });

  await test.step('with providers and APIs it fits every window', async () => {
    const organizationId = '5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215';
    const rows = {
      'api-providers': {
        id: organizationId,
        organizationId,
        name: 'Umweltverfahrenstechnikgesellschaft',
        memberType: 'research-organizations',
        certificationLevel: 'trusted',
        kybStatus: 'rejected',
        complianceStatus: 'approved',
        techQualityScore: 100,
        securityScore: null,
        slaCompliant: false,
        activeApis: 1200,
        stagingApis: 1,
        closedApis: 0,
        createdAt: '2026-11-01T08:00:00Z',
      },
      apis: {
        id: organizationId,
        name: 'Grundwasserspiegelvorhersageschnittstelle',
        category: 'Environment',
        providerName: 'Umweltverfahrenstechnikgesellschaft',
        organizationId,
        publishingScope: 'enterprise',
        reviewStatus: 'in-review',
        status: 'staging',
        pricing: 'pay-per-use',
        uptimeTarget: 99.5,
        p95LatencyTarget: 1250,
        monthlyUsage: 41_250_000,
        quota: 500_000_000,
        createdAt: '2026-11-01T08:00:00Z',
        updatedAt: '2026-11-20T08:00:00Z',
      },
    };
    for (const [name, row] of Object.entries(rows))
      await page.route(`**/api/admin/${name}?*`, (route) => route.fulfill({ json: [row] }));
    for (const address of ['/admin/apis', '/admin/apis?tab=listings']) {
      await page.goto(address);
      await expect(page.getByRole('row')).toHaveCount(2);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFitting(page, `${address} at ${width}`);
      }
      await expectAccessible(page, address);
    }
  });
});
