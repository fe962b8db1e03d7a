import { operatorFacts, operatorOf } from '../../../platform/config/operator';
import { LegalDocumentName } from './legal.dto';
import { sectionsOf, versionInForce, versionsOf } from './legal-documents';

const facts = new Map([
  ['trialDays', '21'],
  ['moneyBackDays', '45'],
  ['mailValuesDays', '30'],
  ['openInvitationsDays', '90'],
  ['readNotificationsDays', '365'],
  ['unsentFilesDays', '31'],
  ...Object.entries(operatorOf({ OPERATOR_NAME: 'Alliance Ltd' })).map(([name, fact]): [string, string] => [
    `operator.${name}`,
    fact,
  ]),
]);
const textOf = (name: LegalDocumentName) => JSON.stringify(sectionsOf(versionsOf(name)[0]?.body ?? '', facts));

describe('The legal documents', () => {
  it.each(Object.values(LegalDocumentName))('have versions of the %s without a gap, newest first', (name) => {
    const versions = versionsOf(name).map(({ version }) => Number(version));
    expect(versions).toEqual(versions.map((_, n) => versions.length - n));
    expect(versionInForce(name)).toBe(String(versions.length));
  });

  it.each(Object.values(LegalDocumentName))('give every section of every version of the %s its own anchor', (name) => {
    for (const { body } of versionsOf(name)) {
      const sections = sectionsOf(body, facts);
      const anchors = sections.map(({ id }) => id);
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const { id, blocks } of sections) {
        expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(blocks.flatMap(({ lines }) => lines).join('')).not.toMatch(/^$|^#|\{\{/);
      }
    }
  });

  it('take days from the settings and the operator from the configuration', () => {
    expect(textOf(LegalDocumentName.Terms)).toContain('tried for 21 days');
    expect(textOf(LegalDocumentName.Terms)).toContain('Within 45 days of your first payment');
    expect(textOf(LegalDocumentName.Privacy)).toContain('and do not send** are removed after 31 days');
    expect(textOf(LegalDocumentName.Terms)).toContain('is run by Alliance Ltd,');
  });

  it('show every fact that the operator has not given in brackets, and use each', () => {
    const both = textOf(LegalDocumentName.Terms) + textOf(LegalDocumentName.Privacy);
    for (const { variable, missing } of Object.values(operatorFacts))
      if (variable !== 'OPERATOR_NAME') expect(both).toContain(missing);
  });

  it('refuse a text that names a fact nobody knows', () => {
    expect(() => sectionsOf('## A\n\n{{operator.shoeSize}}', facts)).toThrow('Nobody knows {{operator.shoeSize}}');
  });
});
