import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFacts, operatorOf } from '../../../platform/config/operator';
import { broughtVersions } from './brought-texts';
import { LegalDocumentName } from './legal.dto';
import { faultsOf, sectionsOf } from './legal-text';

const facts = new Map([
  ['trialDays', '21'],
  ['moneyBackDays', '45'],
  ['mailValuesDays', '30'],
  ['openInvitationsDays', '90'],
  ['readNotificationsDays', '365'],
  ['unreadNotificationsDays', '730'],
  ['unsentFilesDays', '31'],
  ...Object.entries(operatorOf({ OPERATOR_NAME: 'Alliance Ltd' })).map(([name, fact]): [string, string] => [
    `operator.${name}`,
    fact,
  ]),
]);
const textOf = (name: LegalDocumentName) => JSON.stringify(sectionsOf(broughtVersions(name)[0]?.body ?? '', facts));

describe('The legal documents', () => {
  it.each(Object.values(LegalDocumentName))('have versions of the %s without a gap, newest first', (name) => {
    const versions = broughtVersions(name).map(({ version }) => Number(version));
    expect(versions).toEqual(versions.map((_, n) => versions.length - n));
  });

  // Whoever agreed to one agreed to that text: what is new is a further version.
  it.each([
    ['terms-1', '19f712804648054e'],
    ['terms-2', '865c2ffc20564664'],
    ['terms-3', '8e5d15b42d80e932'],
    ['privacy-1', '591211c797e07891'],
    ['privacy-2', '58a89848918d5638'],
    ['privacy-3', 'd865ec7c94704983'],
    ['privacy-4', 'b6599cf0b086a826'],
  ])('keep %s to the letter, once a release has brought it', (name, known) => {
    const text = readFileSync(join(__dirname, 'documents', `${name}.md`));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(known);
  });

  it.each(Object.values(LegalDocumentName))('give every section of every version of the %s its own anchor', (name) => {
    for (const { body } of broughtVersions(name)) {
      expect(faultsOf(body, facts)).toEqual([]);
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

  it.each([
    ['Hello\n\n## A\n\nText', 'Begin with a heading, such as “## In short”'],
    ['Hello', 'Begin with a heading, such as “## In short”'],
    ['## A\n\nText\n\n### B\n\nText', '“### B”: headings begin with two signs, “## ”'],
    ['## A\n\nText\n\n# B\n\nText', '“# B”: headings begin with two signs, “## ”'],
    ['## A\n\nText\n\n## B', '“B” has no text'],
    ['## 12\n\nText', '“12”: a heading needs letters from a to z, by which it is linked to'],
    ['## A b\n\nText\n\n## A-B\n\nText', '“A-B” is the heading of two sections'],
    ['## A\n\n{{operator.shoeSize}}', 'Nobody knows {{operator.shoeSize}}'],
    [
      '## A\n\n[here](https://evil.example)',
      '“https://evil.example”: links lead to pages of the alliance, such as /privacy',
    ],
    ['## A\n\n[here](//evil.example)', '“//evil.example”: links lead to pages of the alliance, such as /privacy'],
    ['## A\n\n[here](javascript:alert)', '“javascript:alert”: links lead to pages of the alliance, such as /privacy'],
  ])('say what is wrong with %j', (body, fault) => {
    expect(faultsOf(body, facts)).toEqual([fault]);
  });

  it('find nothing wrong with what can be shown', () => {
    const body =
      '## Who we are\n\n{{operator.name}}, [operator’s address].\n\n- **One**\n- [two](/privacy)\n\n## Contact?\n\n`x`';
    expect(faultsOf(body, facts)).toEqual([]);
    expect(sectionsOf(body, facts).map(({ id }) => id)).toEqual(['who-we-are', 'contact']);
  });
});
