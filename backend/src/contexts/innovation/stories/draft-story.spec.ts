import { ProjectPhase, ValueKind } from '../innovation.enums';
import { draftStory, type StoryFacts } from './draft-story';

const facts: StoryFacts = {
  ...{ project: 'Berth promise', description: 'One time that all sign.', lead: 'Pacific Freight Lines' },
  ...{ partners: ['TechFlow Solutions', 'Port of Mombasa'] },
  ...{ problem: 'Ships wait at anchor', solution: 'Arrival time on one page', isDeployed: true },
  phases: [
    { phase: ProjectPhase.Planning, since: '2026-02-02' },
    { phase: ProjectPhase.Sandbox, since: '2026-03-01T10:00:00.000Z' },
    { phase: ProjectPhase.Pilot, since: null },
    { phase: ProjectPhase.Scaling, since: null },
    { phase: ProjectPhase.Deployed, since: '2026-09-30T23:00:00.000Z' },
  ],
  value: [
    { kind: ValueKind.Revenue, quarter: '2026-Q1', usdMinor: '100050' },
    { kind: ValueKind.CostSaved, quarter: '2026-Q1', usdMinor: '5000000000' },
    { kind: ValueKind.CostSaved, quarter: '2026-Q2', usdMinor: '3500000000' },
  ],
  metrics: [{ name: 'Waiting at anchor', unit: 'hours', baseline: 31, target: 8, value: 9.5 }],
};

describe('the draft of a story', () => {
  it('says who solved what with whom, when it came to each phase and what is confirmed', () => {
    expect(draftStory(facts)).toEqual({
      title: 'Berth promise',
      summary: 'Pacific Freight Lines solved “Ships wait at anchor” with TechFlow Solutions and Port of Mombasa.',
      account: [
        'One time that all sign.',
        'What was tried: Arrival time on one page.',
        '- Planned from 2 February 2026.\n- In the sandbox from 1 March 2026.\n- Deployed on 30 September 2026.',
      ].join('\n\n'),
      impact:
        '$85,000,000 of cost saved is confirmed: $50,000,000 in Q1 2026 and $35,000,000 in Q2 2026. $1,000.50 of revenue is confirmed, in Q1 2026. Waiting at anchor went from 31 to 9.5 hours, against a target of 8.',
    });
  });

  it('says of a problem that it is solved only where the project is deployed', () => {
    expect(draftStory({ ...facts, isDeployed: false }).summary).toMatch(
      /^Pacific Freight Lines is solving “Ships wait/,
    );
  });

  it('says nothing that no row says', () => {
    const known = { problem: null, solution: null, partners: [], description: '', isDeployed: false };
    expect(draftStory({ ...facts, ...known, phases: [], value: [], metrics: [] })).toEqual({
      title: 'Berth promise',
      summary: 'Pacific Freight Lines is carrying out “Berth promise”.',
      account: '',
      impact: '',
    });
  });

  it('takes all that there is just room for, and cuts what has no words to cut at', () => {
    const title = (length: number) => draftStory({ ...facts, project: 'x'.repeat(length) }).title;
    expect([title(120), title(121)]).toEqual(['x'.repeat(120), `${'x'.repeat(119)}…`]);
    const summary = (lead: string) => draftStory({ ...facts, lead }).summary;
    const others = summary('x').length - 1;
    expect(summary('x'.repeat(300 - others))).toMatch(/with TechFlow Solutions and Port of Mombasa\.$/);
    expect(summary('x'.repeat(301 - others))).toMatch(/with 2 partners\.$/);
  });

  it('keeps within what a story holds, in whole sentences and words', () => {
    const long = draftStory({
      ...{ ...facts, project: 'promise '.repeat(25), description: 'All sign. '.repeat(999) },
      partners: Array.from({ length: 20 }, (_, n) => `Partner with a long name ${n}`),
      value: Array.from({ length: 40 }, (_, n) => ({
        ...{ kind: ValueKind.CostSaved, quarter: `${2020 + Math.floor(n / 4)}-Q${(n % 4) + 1}`, usdMinor: '100' },
      })),
    });
    expect(long.title).toBe(`${'promise '.repeat(14)}promise…`);
    expect(long.summary).toBe('Pacific Freight Lines solved “Ships wait at anchor” with 20 partners.');
    expect(long.account).toHaveLength(8000);
    expect(long.impact).toBe(
      '$40 of cost saved is confirmed. Waiting at anchor went from 31 to 9.5 hours, against a target of 8.',
    );
  });

  it.each([
    ['a long word at the end', `${'All sign. '.repeat(790)}${'x'.repeat(3000)}`, 8000],
    ['one word alone', `Problem ${'x'.repeat(9000)}`, 8000],
    ['a character of two halves where it is cut', `${'x'.repeat(7998)}😀${'y'.repeat(900)}`, 7999],
  ])('is cut at %s without losing the rest, and without half a character', (_, description, length) => {
    const { account } = draftStory({ ...facts, description, solution: null, phases: [] });
    expect(account).toHaveLength(length);
    expect(account.isWellFormed()).toBe(true);
  });

  it('is cut in no time, whatever its blanks are', () => {
    const took = [1, 2, 3].map(() => {
      const since = performance.now();
      draftStory({ ...facts, description: `x${'\n'.repeat(7997)}y\n${'z'.repeat(2000)}` });
      return performance.now() - since;
    });
    expect(Math.min(...took)).toBeLessThan(30);
  });

  it('takes no line of a plain text for a heading or a quotation', () => {
    const { account } = draftStory({ ...facts, description: '# 1 priority\n> 30 %\n#tag', solution: null, phases: [] });
    expect(account).toBe('\\# 1 priority\n\\> 30 %\n#tag');
  });

  it('says who leads it where there is no room for what it solves', () => {
    const [lead, problem] = ['L'.repeat(120), 'P'.repeat(200)];
    expect(draftStory({ ...facts, lead, problem }).summary).toBe(`${lead} leads it with 2 partners.`);
    expect(draftStory({ ...facts, lead, problem, partners: [] }).summary).toBe(`${lead} leads it.`);
  });
});
