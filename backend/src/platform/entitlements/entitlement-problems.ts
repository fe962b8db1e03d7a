import { defineProblem, type EntitlementProblem } from '../http/domain-error';

/** `counted` names so many of it: "1 seat". */
export const entitlementExceeded = defineProblem({
  code: 'entitlement_exceeded',
  kind: 'forbidden',
  text: ({ name, used, limit, plan }: EntitlementProblem, counted: string) => {
    const allowed =
      limit === 0 || limit === null
        ? `does not include ${name}`
        : `allows ${limit} ${counted}, and ${used} ${used === 1 ? 'is' : 'are'} used`;
    return `Your plan ${allowed}.${plan ? ` ${plan.name} would allow it.` : ''}`;
  },
  details: (entitlement) => ({ entitlement }),
  when: 'The plan of the organization does not include it, or all that it allows is used.',
  example: [
    {
      feature: 'submit_problems',
      name: 'challenge submissions',
      allowed: false,
      used: 2,
      limit: 2,
      period: 'year',
      resetsAt: '2027-05-20T10:00:00.000Z',
    },
    'challenge submissions',
  ],
});

export const subscriptionReadOnly = defineProblem({
  code: 'subscription_read_only',
  kind: 'forbidden',
  text: 'The last renewal has not been paid: what is there can be read. Pay it to go on.',
});
