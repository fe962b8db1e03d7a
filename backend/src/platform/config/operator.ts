/** What only the operator of an installation can say about itself; `missing` stands in its place until it does. */
export const operatorFacts = {
  name: { variable: 'OPERATOR_NAME', missing: '[operator’s registered name]' },
  address: { variable: 'OPERATOR_ADDRESS', missing: '[operator’s registered address]' },
  registration: { variable: 'OPERATOR_REGISTRATION', missing: '[register and registration number]' },
  email: { variable: 'OPERATOR_EMAIL', missing: '[contact address]' },
  privacyContact: { variable: 'OPERATOR_PRIVACY_CONTACT', missing: '[data protection contact]' },
  supervisoryAuthority: { variable: 'OPERATOR_SUPERVISORY_AUTHORITY', missing: '[data protection authority]' },
  jurisdiction: { variable: 'OPERATOR_JURISDICTION', missing: '[country of the governing law and the courts]' },
  providers: { variable: 'OPERATOR_PROVIDERS', missing: '[hosting, mail and other providers, with their countries]' },
  retention: { variable: 'OPERATOR_RETENTION', missing: '[how long, and by which law]' },
} as const;

type OperatorFact = keyof typeof operatorFacts;
export type Operator = Record<OperatorFact, string>;
type OperatorVariable = (typeof operatorFacts)[OperatorFact]['variable'];

const facts = Object.entries(operatorFacts) as [OperatorFact, (typeof operatorFacts)[OperatorFact]][];

export const operatorOf = (env: Partial<Record<OperatorVariable, string>>): Operator =>
  Object.fromEntries(facts.map(([fact, { variable, missing }]) => [fact, env[variable] ?? missing])) as Operator;

/** The variables that nobody has set. */
export const missingFacts = (operator: Operator): OperatorVariable[] =>
  facts.filter(([fact, { missing }]) => operator[fact] === missing).map(([, { variable }]) => variable);
