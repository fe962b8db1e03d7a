import {
  actingOrganization,
  belongsTo,
  canActFor,
  leads,
  ledOrganization,
  organizationIds,
} from './acting-organization';
import type { OrganizationRole, Viewer } from './viewer';

const viewerOf = (...organizations: [string, OrganizationRole][]): Viewer => ({
  kind: 'member',
  id: 'ada',
  email: 'ada@example.org',
  sessionId: '',
  enterprise: false,
  organizations: organizations.map(([id, role]) => ({ id, role })),
});

describe('Writing on behalf of an organization', () => {
  it.each([
    ['owner', true],
    ['admin', true],
    ['member', true],
    ['viewer', false],
  ] as const)('is for an %s: %s', (role, may) => {
    expect(canActFor(viewerOf(['water', role]), 'water')).toBe(may);
    expect(belongsTo(viewerOf(['water', role]), 'water')).toBe(true);
  });

  it('is for one’s own alone', () => {
    expect(organizationIds(viewerOf(['water', 'viewer'], ['energy', 'owner']))).toEqual(['water', 'energy']);
    expect(canActFor(viewerOf(['water', 'owner']), 'energy')).toBe(false);
    expect(belongsTo(viewerOf(['water', 'owner']), 'energy')).toBe(false);
  });

  const several = viewerOf(['reading', 'viewer'], ['water', 'member'], ['energy', 'owner']);

  it('is for the one that is named', () => {
    expect(actingOrganization(several, 'energy')).toBe('energy');
    expect(actingOrganization(several, 'water')).toBe('water');
    expect(actingOrganization(several, 'water', { not: 'water' })).toBe('water');
  });

  it('is for the first that one may write for, where none is named', () => {
    expect(actingOrganization(several, undefined)).toBe('water');
  });

  it('is for another than the one to avoid, where there is another', () => {
    expect(actingOrganization(several, undefined, { not: 'water' })).toBe('energy');
    expect(actingOrganization(viewerOf(['water', 'member']), undefined, { not: 'water' })).toBe('water');
  });

  it.each([
    ['one that is not the viewer’s', 'health', 'not_found'],
    ['one that the viewer only reads', 'reading', 'organization_required'],
  ])('is refused for %s', (_, wanted, code) => {
    expect(() => actingOrganization(several, wanted)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused to who may write for none', () => {
    for (const viewer of [viewerOf(), viewerOf(['reading', 'viewer'])])
      expect(() => actingOrganization(viewer, undefined)).toThrow(
        expect.objectContaining({ code: 'organization_required' }),
      );
  });
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
