import { defineProblem } from '../../../platform/http/domain-error';

/** The password was right; a cookie now holds what the second step goes on from. */
export const secondStepRequired = defineProblem({
  code: 'second_step_required',
  kind: 'unauthenticated',
  text: 'One more step: a code of your authenticator app, a passkey or a recovery code.',
});

export const signInAgain = defineProblem({
  code: 'sign_in_again',
  kind: 'unauthenticated',
  text: 'This took too long. Please sign in again.',
});

export const enterpriseRefused = defineProblem({
  code: 'enterprise_refused',
  kind: 'forbidden',
  text: 'Owners and admins of an organization sign in here. Use the member sign-in.',
});

export const codeWrong = defineProblem({
  code: 'code_wrong',
  kind: 'unprocessable',
  text: 'The code is not right, or was used already.',
  details: { errors: [{ field: 'code', message: 'The code is not right, or was used already' }] },
});

export const passkeyRefused = defineProblem({
  code: 'passkey_refused',
  kind: 'unprocessable',
  text: 'The passkey was not accepted. Please try again.',
});

export const passkeyKnown = defineProblem({
  code: 'passkey_known',
  kind: 'conflict',
  text: 'This passkey has been added already.',
});

export const passkeysFull = defineProblem({
  code: 'passkeys_full',
  kind: 'conflict',
  text: 'An account has at most ten passkeys. Remove one that is not used any more.',
});

export const authenticatorSet = defineProblem({
  code: 'authenticator_set',
  kind: 'conflict',
  text: 'An authenticator app is set up already. Remove it first to use another one.',
});

export const authenticatorNotBegun = defineProblem({
  code: 'authenticator_not_begun',
  kind: 'conflict',
  text: 'Begin anew: the key of this code is not known any more.',
});

export const noFactor = defineProblem({
  code: 'no_factor',
  kind: 'conflict',
  text: 'Recovery codes come with an authenticator app or a passkey. Add one first.',
});

export const noFactorsToReset = defineProblem({
  code: 'no_factors_to_reset',
  kind: 'conflict',
  text: 'This account has no second factor: its password alone signs in.',
});

export const lastFactor = defineProblem({
  code: 'last_factor',
  kind: 'conflict',
  text: 'Those who run the alliance keep a second factor. Add another one before you remove this.',
});

export const proofWrong = defineProblem({
  code: 'proof_wrong',
  kind: 'unprocessable',
  text: 'The password is not right.',
  details: { errors: [{ field: 'password', message: 'The password is not right' }] },
});

export const factorRequired = defineProblem({
  code: 'factor_required',
  kind: 'unprocessable',
  text: 'Your account has a second factor: use it, or a recovery code.',
});
