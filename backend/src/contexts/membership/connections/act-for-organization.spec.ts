import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { leads, ledOrganization } from './act-for-organization';

const viewerOf = (...organizations: [string, OrganizationRole][]): Viewer => ({
  kind: 'member',
  id: 'ada',
  email: 'ada@example.org',
  sessionId: '',
  enterprise: false,
  organizations: organizations.map(([id, role]) => ({ id, role })),
});

describe('Leading an organization', () => {
  it.each([
    ['owner', true],
    ['admin', true],
    ['member', false],
    ['viewer', false],
  ] as const)('is what an %s does: %s', (role, does) => {
    expect(leads(viewerOf(['water', role]), 'water')).toBe(does);
    expect(leads(viewerOf(['water', role]), 'energy')).toBe(false);
  });

  const several = viewerOf(['reading', 'member'], ['water', 'admin'], ['energy', 'owner']);

  it('is told of the one that is named, or else of the first', () => {
    expect(ledOrganization(several, 'energy')).toBe('energy');
    expect(ledOrganization(several)).toBe('water');
  });

  it.each([
    ['one that is not the viewer’s', 'health', 'not_found'],
    ['one that the viewer does not lead', 'reading', 'organization_required'],
  ])('is refused for %s', (_, wanted, code) => {
    expect(() => ledOrganization(several, wanted)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused to who leads none', () => {
    expect(() => ledOrganization(viewerOf(['reading', 'member']))).toThrow(
      expect.objectContaining({ code: 'organization_required' }),
    );
  });
});
