import type { OrganizationPageDto } from '@alliance/api-client/profile';
import { render, source } from './render-pages';

const id = '00000000-0000-4000-8000-000000000001';
const organization: OrganizationPageDto = {
  ...{ id, name: 'Pumps </script> & Co', type: 'startup', tier: 'free', memberSince: '2026-01-02T08:00:00Z' },
  ...{ logoId: 'logo-1', description: 'We pump.', website: 'https://pumps.example', country: 'KE', city: 'Kisumu' },
  ...{
    seeks: 'Water',
    offers: null,
    interests: ['AgriTech'],
    openTo: ['pilots'],
    verified: null,
    lastActiveOn: null,
    isFeatured: false,
    people: [],
  },
  ...{ standing: 'visitor', visible: ['description'], canEdit: false },
};

describe('The pages that are read without script', () => {
  it.each([
    [`/members/${id}`, `/api/members/${id}`],
    ['/members/nobody', undefined],
    ['/members', undefined],
    ['/stories/quiet-mains', '/api/stories/quiet-mains'],
    ['/problems', undefined],
  ])('show at %s what is answered at %s', (path, address) => {
    expect(source(path)).toBe(address);
  });

  it('say of an organization what everybody may see, for readers and for machines', () => {
    const { head, page } = render(`/members/${id}`, organization, 'https://alliance.example');
    expect(page).toContain('We pump.');
    expect(page).toContain('Kisumu, Kenya');
    expect(head).toContain('<meta name="description" content="We pump."');
    expect(head).toContain(`<link rel="canonical" href="https://alliance.example/members/${id}"`);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    const data = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(head)?.[1] ?? '');
    expect(data).toMatchObject({
      ...{ '@type': 'Organization', name: 'Pumps </script> & Co', url: 'https://pumps.example' },
      logo: 'https://alliance.example/api/logos/logo-1/large',
      address: { addressLocality: 'Kisumu', addressCountry: 'KE' },
    });
  });

  it('say of one that has said little what it is', () => {
    const { head } = render(
      `/members/${id}`,
      { ...organization, description: null, website: null, city: null, country: null, logoId: null },
      'https://alliance.example',
    );
    expect(head).toContain('content="Startup, member of Global Innovation Alliance."');
    expect(head).not.toContain('PostalAddress');
  });
});
