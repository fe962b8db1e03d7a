import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { organizationsOf, standingOf } from './project-access';

const project = { leadOrganizationId: 'lead', partnerIds: ['one', 'two'] };
const viewer = (...organizations: [id: string, role: OrganizationRole][]) =>
  ({ organizations: organizations.map(([id, role]) => ({ id, role })) }) as Viewer;

describe('somebody stands to a project', () => {
  it.each([
    ['as its lead, in whatever role', viewer(['lead', 'viewer']), 'lead'],
    ['as its lead, who is a partner too', viewer(['one', 'owner'], ['lead', 'member']), 'lead'],
    ['as its partner, in whatever role', viewer(['other', 'owner'], ['two', 'viewer']), 'partner'],
    ['as a member, by other organizations', viewer(['other', 'owner']), 'member'],
    ['as a member, without any organization', viewer(), 'member'],
  ])('%s', (_, somebody, standing) => {
    expect(standingOf(somebody, project)).toBe(standing);
  });
});

it('organizations of a project are named once, its lead first', () => {
  expect(organizationsOf({ leadOrganizationId: 'two', partnerIds: ['one', 'two'] })).toEqual(['two', 'one']);
});
