import { DirectoryField, FieldVisibility } from '../organizations/organization.enums';
import { ViewerStanding } from './profile.enums';
import { chosenVisibility, visibleFields, wholeVisibility } from './visible-fields';

const { Hidden, Connections, Members, Public } = FieldVisibility;
const { Visitor, Member, Connected, Own } = ViewerStanding;
const fields = Object.values(DirectoryField);

describe('A field of an organization', () => {
  const seenBy = {
    [Hidden]: [Own],
    [Connections]: [Connected, Own],
    [Members]: [Member, Connected, Own],
    [Public]: [Visitor, Member, Connected, Own],
  };
  const cases = fields.flatMap((field) =>
    Object.values(FieldVisibility).flatMap((setting) =>
      Object.values(ViewerStanding).map(
        (standing) => [field, setting, standing, seenBy[setting].includes(standing)] as const,
      ),
    ),
  );
  it.each(cases)('%s, set to %s, is seen as %s: %s', (field, setting, standing, isSeen) => {
    expect(visibleFields({ [field]: setting }, standing).includes(field)).toBe(isSeen);
  });

  it('is for members where nobody has chosen, but for the people, and nothing is for visitors', () => {
    expect(visibleFields({}, Visitor)).toEqual([]);
    expect(visibleFields({}, Member)).toEqual(fields.filter((field) => field !== DirectoryField.People));
    expect(visibleFields({}, Connected)).toEqual(fields);
    expect(visibleFields({}, Own)).toEqual(fields);
  });

  it('that is set to what is usual is not kept as a choice', () => {
    const whole = wholeVisibility({ description: Public });
    expect(Object.keys(whole).sort()).toEqual([...fields].sort());
    expect(chosenVisibility({ ...whole, website: Members, people: Hidden })).toEqual({
      ...{ description: Public, people: Hidden },
    });
  });
});
