import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OrganizationType } from '../../src/contexts/membership/organizations/organization.enums';
import { organizationTypeWords } from '../../src/contexts/membership/organizations/organization-words';
import { RegistrationEmail } from '../../src/contexts/membership/registrations/registration.enums';
import { RegistrationAge } from '../../src/contexts/membership/registry/registry.enums';
import { filterInWords, statusWords } from '../../src/contexts/membership/registry/registry-words';
import { documents } from '../../src/platform/files/documents';
import { typesInWords } from '../../src/platform/files/type-words';

const frontend = join(__dirname, '../../../frontend/src');
const page = (path: string) => readFileSync(join(frontend, path), 'utf8');
const registrations = page('features/admin/registrations/registration-words.ts');

/** As a line of the list that pages are labelled by. */
const line = (value: string, label: string) => new RegExp(`^  '?${value}'?: '${label}',$`, 'm');

describe('What files say', () => {
  it.each(Object.values(OrganizationType))('of the type %s is what pages say', (type) => {
    expect(page('content/labels.ts')).toMatch(line(type, organizationTypeWords[type]));
  });

  it.each(Object.entries(statusWords))('of the status %s is what pages say', (status, words) => {
    expect(registrations).toMatch(line(status, words));
  });

  it.each(Object.values(RegistrationEmail))('of welcome mail that is %s is what pages say', (email) => {
    expect(registrations).toMatch(line(email, filterInWords({ email }, new Map())));
  });

  it.each(Object.values(RegistrationAge))('of who has waited %s is what pages say', (age) => {
    const words = filterInWords({ age }, new Map()).replace(/^Waiting (.)/, (_, letter) => letter.toUpperCase());
    expect(registrations).toMatch(line(age, words));
  });

  it('and refusals say of the types that are taken is what pages say', () => {
    expect(page('features/shared/files/file-limits.ts')).toContain(`'${typesInWords(documents.types)}'`);
  });
});

describe('Names in stories', () => {
  it('are looked for by pages without the words that the server leaves out', () => {
    const server = readFileSync(join(__dirname, '../../src/contexts/innovation/stories/said-names.ts'), 'utf8');
    const [forms] = /(?<=const forms =\n)\s+'.+';/.exec(server) ?? [''];
    expect(forms).toContain('limited');
    expect(page('features/innovation/stories/said-names.ts')).toContain(forms);
  });
});
