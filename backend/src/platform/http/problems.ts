import { defineProblem } from './domain-error';

/** What the platform answers before a use case, or instead of one. */

export const invalidRequest = defineProblem({
  code: 'invalid_request',
  kind: 'invalid',
  text: (message: string) => message || 'The request cannot be read.',
  example: ['The body or the address cannot be read.'],
});

export const unauthenticated = defineProblem({
  code: 'unauthenticated',
  kind: 'unauthenticated',
  text: 'Please sign in.',
});

export const credentialsDisagree = defineProblem({
  code: 'credentials_disagree',
  kind: 'unauthenticated',
  text: 'The request carries credentials of two different callers. Send one of them.',
});

export const forbidden = defineProblem({ code: 'forbidden', kind: 'forbidden', text: 'You may not do this.' });

export const accountLeaving = defineProblem({
  code: 'account_leaving',
  kind: 'forbidden',
  text: 'Your account is about to be erased. Keep it to go on.',
});

export const organizationInReview = defineProblem({
  code: 'organization_in_review',
  kind: 'forbidden',
  text: 'Your organization can act once the alliance has reviewed its registration. Until then you may look around.',
});

export const proofRequired = defineProblem({
  code: 'proof_required',
  kind: 'forbidden',
  text: 'Prove once more that it is you. A proof is good for ten minutes.',
});

export const organizationRequired = defineProblem({
  code: 'organization_required',
  kind: 'forbidden',
  text: 'Your role in the organization does not allow this.',
});

export const organizationSuspended = defineProblem({
  code: 'organization_suspended',
  kind: 'forbidden',
  text: 'The organization is suspended: nothing is written for it, nor sent to it, until that is lifted.',
});

export const editedMeanwhile = defineProblem({
  code: 'edited_meanwhile',
  kind: 'conflict',
  text: 'Somebody has changed this since you opened it. Nothing of yours was saved.',
});

export const crossSiteRequest = defineProblem({
  code: 'cross_site_request',
  kind: 'forbidden',
  text: 'Requests from other sites are refused.',
});

export const methodNotAllowed = defineProblem({
  code: 'method_not_allowed',
  kind: 'method-not-allowed',
  text: (method: string, _allowed: string[]) => `This address does not answer ${method}.`,
  details: (_method, allowed) => ({ allowed }),
  example: ['DELETE', ['GET', 'POST']],
});

export const requestTimeout = defineProblem({
  code: 'request_timeout',
  kind: 'too-slow',
  text: 'The request did not arrive in time.',
});

export const tooLarge = defineProblem({
  code: 'too_large',
  kind: 'too-large',
  text: (most?: number) => `The request is too large${most ? `; ${most / 1024} KiB are allowed` : ''}.`,
  example: [256 * 1024],
});

export const addressTooLong = defineProblem({
  code: 'address_too_long',
  kind: 'address-too-long',
  text: 'The address is too long.',
});

export const unsupportedMediaType = defineProblem({
  code: 'unsupported_media_type',
  kind: 'unsupported-media',
  text: 'Send JSON in UTF-8 (content-type: application/json).',
});

export const tooManyRequests = defineProblem({
  code: 'too_many_requests',
  kind: 'limited',
  text: 'Too many attempts. Please wait a moment and try again.',
  details: (retryAfterSeconds: number) => ({ retryAfterSeconds }),
  example: [30],
});

export const headersTooLarge = defineProblem({
  code: 'headers_too_large',
  kind: 'headers-too-large',
  text: 'The headers of the request are too large.',
});

export const internalError = defineProblem({
  code: 'internal_error',
  kind: 'internal',
  text: 'Something went wrong on our side.',
});

export const unavailable = defineProblem({
  code: 'temporarily_unavailable',
  kind: 'unavailable',
  text: 'Please try again in a moment.',
  details: { retryAfterSeconds: 2 },
});
