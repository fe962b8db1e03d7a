import type { gates } from '../projects/phases/gates';

/** Whom a note of a gate names. */
interface Named {
  lead: string;
  partner: string;
}

type Said = readonly [(named: Named) => string, (named: Named) => string];

/** What was said to be there before each gate, by one project and by the next. */
export const gateNotes: Record<keyof typeof gates, Record<string, Said>> = {
  sandbox: {
    partners_agreed: [
      ({ lead, partner }) => `${lead} and ${partner} have signed; the work plan is its second annex.`,
      ({ partner }) => `Settled in one afternoon at ${partner}. Who does what fits on a page.`,
    ],
    metrics_set: [
      () => 'Baselines are from last year’s books, so that nobody can argue with them afterwards.',
      ({ partner }) => `We measured for four weeks first, and ${partner} has checked how.`,
    ],
    budget_named: [
      ({ lead }) => `${lead} pays until the end of the pilot. What comes after it is asked for then.`,
      () => 'The board has released it in three parts, one for each gate.',
    ],
  },
  pilot: {
    sandbox_results: [
      () => 'It works on nine cases of ten. The tenth is described on the second half of the page.',
      ({ partner }) => `Tested by ${partner} without us in the room. The figures are theirs.`,
    ],
    pilot_site: [
      () => 'Our oldest site: if it runs there, it runs anywhere. The crews are named.',
      () => 'Two sites have asked for it. We begin at the one with the better road.',
    ],
    risks_assessed: [
      () => 'Our safety officer has walked the site and wants one more emergency stop, which is in.',
      () => 'Nobody is hurt when it fails; work goes on as it did before. The insurer agrees in writing.',
    ],
  },
  scaling: {
    pilot_results: [
      () => 'Measured over a full cycle, bad weeks included.',
      ({ partner }) => `Read together with ${partner}; where we differed the lower figure stands.`,
    ],
    business_case: [
      () => 'It pays for itself in the third year, in the second if energy stays where it is.',
      () => 'Our finance committee has accepted it, with one vote against.',
    ],
    rights_settled: [
      ({ lead, partner }) => `${partner} owns what it brought, ${lead} may use all of it for ever.`,
      () => 'A licence for members at cost; what we learnt together is published.',
    ],
  },
  deployed: {
    rollout_done: [
      () => 'The last site was late by a winter, and runs.',
      () => 'Every site on the plan, and two more that had asked.',
    ],
    handed_over: [
      ({ partner }) => `Operation has it, with a telephone number at ${partner} for a year.`,
      ({ partner }) => `${partner} has trained those who run it, and came back after a month to look.`,
    ],
    value_measured: [
      () => 'Against the baseline that we wrote down at the start. What had other causes is left out.',
      ({ partner }) => `Counted by us and checked by ${partner}.`,
    ],
  },
};
