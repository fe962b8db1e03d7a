import { Config } from './config';
import { missingFacts, operatorFacts, operatorOf } from './operator';

const variables = Object.values(operatorFacts).map(({ variable }) => variable);

describe('The operator’s facts', () => {
  it('stand in brackets, and are all missing, until they are set', () => {
    const operator = operatorOf({});
    for (const fact of Object.values(operator)) expect(fact).toMatch(/^\[.+\]$/);
    expect(missingFacts(operator)).toEqual(variables);
  });

  it('are taken from their variables, and only the others are missing', () => {
    const given = Object.fromEntries(variables.map((variable) => [variable, `the ${variable}`]));
    expect(operatorOf(given)).toMatchObject({ name: 'the OPERATOR_NAME', jurisdiction: 'the OPERATOR_JURISDICTION' });
    expect(missingFacts(operatorOf(given))).toEqual([]);
    expect(missingFacts(operatorOf({ ...given, OPERATOR_EMAIL: undefined }))).toEqual(['OPERATOR_EMAIL']);
  });
});

describe('The address for help', () => {
  const from = { SMTP_FROM: 'Alliance <mail@alliance.example>' };

  it.each([
    ['what the operator names', { ...from, OPERATOR_EMAIL: 'help@alliance.example' }, 'help@alliance.example'],
    ['else the sender of the mails', from, 'mail@alliance.example'],
    ['also a sender without a name', { SMTP_FROM: 'mail@alliance.example' }, 'mail@alliance.example'],
  ])('is %s', (_, environment, address) => {
    const given = { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/alliance', SESSION_SECRET: 's'.repeat(40) };
    expect(new Config({ ...given, ...environment }).helpAddress).toBe(address);
  });
});
