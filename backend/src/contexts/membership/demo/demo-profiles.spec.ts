import { FieldVisibility } from '../organizations/organization.enums';
import { ViewerStanding } from '../profile/profile.enums';
import { visibleFields } from '../profile/visible-fields';
import { demoOrganizations } from './demo-organizations';
import { namesOfProfiles, profileOf } from './demo-profiles';

describe('The profiles of the demo organizations', () => {
  it('are there for each of them, and for nobody else', () => {
    expect([...namesOfProfiles].sort()).toEqual(demoOrganizations.map(({ name }) => name).sort());
  });

  it('say what each seeks and offers', () => {
    for (const { name } of demoOrganizations) {
      const { seeks, offers, interests, openTo } = profileOf(name);
      expect([name, seeks.length > 20, offers.length > 10, interests.length > 0, openTo.length > 0]).toEqual([
        ...[name, true, true, true, true],
      ]);
    }
  });

  it('are public in a few, and for connections in others', () => {
    const chosen = demoOrganizations.map(({ name }) => profileOf(name).visibility);
    const isPublic = chosen.filter((one) => visibleFields(one, ViewerStanding.Visitor).length > 0);
    expect(isPublic.length).toBeGreaterThanOrEqual(5);
    expect(isPublic.length).toBeLessThan(15);
    expect(chosen.filter((one) => one.seeks_and_offers === FieldVisibility.Connections).length).toBeGreaterThan(0);
  });
});
