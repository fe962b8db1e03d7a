import { type Operation, operations } from '../support/contract';

/** Each that answers otherwise than 201, and what makes its repetition harmless without a key. */
const decided: Record<string, string[]> = {
  'signs in or out, which makes nothing that outlasts the session': [
    'logIn',
    'logInEnterprise',
    'logInAdmin',
    'logOutAdmin',
    'prove',
    'signInWithPasskey',
    'takeSecondStep',
  ],
  'has a token that is good for once': [
    'acceptInvitation',
    'activateAccount',
    'becomeAdministrator',
    'agreeToEmailChange',
    'refuseEmailChange',
    'confirmBillingContact',
    'confirmDomain',
    'confirmOrganization',
    'joinOrganization',
    'resetPassword',
  ],
  'is refused while the one before is under way': ['askDataExport'],
  'has a code or challenge that is good for once': ['addPasskey', 'confirmAuthenticator'],
  'makes what is good for nothing before it is answered': ['beginAuthenticator', 'beginPasskey', 'challengePasskey'],
  'changes nothing': [
    'checkEmailChange',
    'checkActivation',
    'checkPasswordReset',
    'checkAdminInvitation',
    'checkConfirmation',
    'checkDomainProof',
    'checkInvitation',
    'findSimilar',
    'findSimilarSolutions',
    'previewEntitlement',
    'previewPrices',
    'probeMailServer',
  ],
  'is refused when it comes again, as the appeal is answered then': ['answerAppeal', 'judgeAppeal'],
  'is kept once by the hash of its body': ['receiveProviderEvent'],
  'takes effect on what is not paid yet': ['decideTestCharge'],
  'mails again because it is asked to, within limits': [
    'requestPasswordReset',
    'resendWelcomeMail',
    'sendPasswordLink',
  ],
  'is refused when it comes again, as nothing is suspended then': ['liftSuspension', 'liftSuspensionOfOrganization'],
  'is refused when it comes again, as nothing is asked then': ['answerAlliance'],
  'is refused when it comes again, as the story stands otherwise then': [
    'askConsent',
    'agreeToStory',
    'takeConsentBack',
  ],
  'says how a thing is to be from now on': [
    'askAccountDeletion',
    'askEmailChange',
    'askFactorReset',
    'changePassword',
    'changeRegistrationAddress',
    'endSessionsOfPerson',
    'handOverOrganization',
    'readInbox',
    'replaceRecoveryCodes',
    'resetFactorsOfPerson',
    'saveMailSettings',
  ],
};

const takesKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
/** A step of a thing that exists, which cannot be taken twice. */
const isStep = ({ path }: Operation) => /\{\w+\}\/\w+$/.test(path);
const posts = operations.filter(({ method }) => method === 'POST');

it('lets every operation that answers 201 be repeated with an Idempotency-Key', () => {
  const making = posts.filter(({ responses }) => '201' in responses);
  expect(making.length).toBeGreaterThan(4);
  expect(making.filter((one) => !takesKey(one)).map(({ id }) => id)).toEqual([]);
});

it('has decided of every other POST whether it makes something (@Creates) or why it needs no key', () => {
  const open = posts.filter((one) => !takesKey(one) && !isStep(one)).map(({ id }) => id);
  expect(open.sort()).toEqual(Object.values(decided).flat().sort());
});

it('lets every POST of billing be repeated that makes or changes something, its steps too', () => {
  const ofBilling = posts.filter(({ tags }) => tags.includes('billing'));
  expect(ofBilling.length).toBeGreaterThan(15);
  const harmless = new Set(Object.values(decided).flat());
  expect(ofBilling.filter((one) => !takesKey(one) && !harmless.has(one.id)).map(({ id }) => id)).toEqual([]);
});

it('has no key where there is nothing to repeat', () => {
  expect(operations.filter((one) => takesKey(one) && one.method !== 'POST').map(({ id }) => id)).toEqual([]);
});
