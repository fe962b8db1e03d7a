import { dayInWords } from '../../platform/clock/day-in-words';
import { defineProblem } from '../../platform/http/domain-error';

const list = new Intl.ListFormat('en');

export { organizationRequired } from '../../platform/http/problems';

const hour = 3600;
const inWords = (seconds: number): string =>
  seconds > hour ? `${Math.ceil(seconds / hour)} hours` : `${Math.ceil(seconds / 60)} minutes`;

export const credentialsWrong = defineProblem({
  code: 'credentials_wrong',
  kind: 'unauthenticated',
  text: 'The e-mail address or the password is not right.',
});

const endOf = (until: Date | null): string => (until ? ` until ${dayInWords(until)}` : '');

export const accountSuspended = defineProblem({
  code: 'account_suspended',
  kind: 'forbidden',
  text: (until: Date | null, help: string) =>
    `Your account is suspended${endOf(until)}. We have mailed you why. Write to ${help} if you want to talk about it.`,
  example: [new Date('2026-12-14T12:00:00Z'), 'help@alliance.example'],
});

export const passwordNotSet = defineProblem({
  code: 'password_not_set',
  kind: 'conflict',
  text: 'Your account has no password yet. Set one with a link that we mail you.',
});

export const providerFailed = defineProblem({
  code: 'provider_failed',
  kind: 'unauthenticated',
  text: 'The identity provider did not confirm who you are.',
});

export const connectionDecided = defineProblem({
  code: 'connection_decided',
  kind: 'conflict',
  text: (status: string) => `This request is ${status} already.`,
  details: { allowed: [] },
  example: ['accepted'],
});

export const alreadyConnected = defineProblem({
  code: 'already_connected',
  kind: 'conflict',
  text: 'The two organizations are connected, or a request is open.',
});

export const askedByThem = defineProblem({
  code: 'asked_by_them',
  kind: 'conflict',
  text: (name: string) => `${name} has asked you to connect. Accept their request instead of sending one.`,
  example: ['Meridian Energy Holdings'],
});

export const declinedLately = defineProblem({
  code: 'declined_lately',
  kind: 'conflict',
  text: (name: string, until: Date) =>
    `${name} has declined your last request. You can ask again from ${dayInWords(until)} on.`,
  example: ['Meridian Energy Holdings', new Date('2026-12-14T12:00:00Z')],
});

export const notConnected = defineProblem({
  code: 'not_connected',
  kind: 'conflict',
  text: 'The two organizations are not connected.',
});

export const requestsUsedUp = defineProblem({
  code: 'requests_used_up',
  kind: 'limited',
  text: (requests: number, seconds: number) =>
    `Your organization has sent its ${requests} requests of a day. It can send the next one in ${inWords(seconds)}.`,
  details: (_requests, retryAfterSeconds) => ({ retryAfterSeconds }),
  example: [40, 7200],
});

export const alreadyActivated = defineProblem({
  code: 'already_activated',
  kind: 'conflict',
  text: 'This registration has been confirmed already: signing in is all that it needs.',
});

export const lastOwner = defineProblem({
  code: 'last_owner',
  kind: 'conflict',
  text: 'An organization keeps an owner. Hand it over to somebody first.',
});

export const invitationForAnother = defineProblem({
  code: 'invitation_for_another',
  kind: 'forbidden',
  text: (email: string) => `This invitation is for ${email}. Sign in with that address to accept it.`,
  example: ['sam@techflow.example'],
});

export const ownsOrganizations = defineProblem({
  code: 'owns_organizations',
  kind: 'conflict',
  text: (names: string[]) => `Nobody else owns ${list.format(names)}. Hand it over first.`,
  example: [['TechFlow Solutions']],
});

export const exportUnderway = defineProblem({
  code: 'export_underway',
  kind: 'conflict',
  text: 'Your data is being put together already. You get a mail when it is there.',
});

export const accountExists = defineProblem({
  code: 'account_exists',
  kind: 'conflict',
  text: 'There is an account with this address. Sign in to accept the invitation.',
});

export const domainClaimed = defineProblem({
  code: 'domain_claimed',
  kind: 'conflict',
  text: 'The organization has this domain already.',
});

export const domainTaken = defineProblem({
  code: 'domain_taken',
  kind: 'conflict',
  text: 'Another organization has proven that this domain is its own. Ask to join it, or write to us.',
});

export const domainsFull = defineProblem({
  code: 'domains_full',
  kind: 'conflict',
  text: (most: number) => `An organization has ${most} domains at most. Remove one first.`,
  example: [10],
});

export const domainUnproven = defineProblem({
  code: 'domain_unproven',
  kind: 'conflict',
  text: (name: string) =>
    `${name} has no text record with this value yet. A new record may take some hours to be seen.`,
  example: ['_alliance-verification.techflow.example'],
});

export const domainSilent = defineProblem({
  code: 'domain_silent',
  kind: 'unavailable',
  text: 'The name servers of this domain do not answer. Try again later.',
});

export const alreadyMember = defineProblem({
  code: 'already_member',
  kind: 'conflict',
  text: 'This person belongs to the organization already.',
});

export const alreadyAsked = defineProblem({
  code: 'already_asked',
  kind: 'conflict',
  text: 'Your request to join is waiting for an answer.',
});

export const teamRequestDecided = defineProblem({
  code: 'team_request_decided',
  kind: 'conflict',
  text: 'This request has been answered or withdrawn already.',
});

const standing: Record<string, string> = {
  pending: 'waiting to be looked at',
  info_requested: 'waiting for its applicant',
};

export const registrationDecided = defineProblem({
  code: 'registration_decided',
  kind: 'conflict',
  text: (status: string, _allowed: readonly string[]) => `This registration is ${standing[status] ?? status}.`,
  details: (_status: string, allowed: readonly string[]) => ({ allowed: [...allowed] }),
  example: ['approved', ['reopen']],
});

export const organizationHasLeft = defineProblem({
  code: 'organization_has_left',
  kind: 'conflict',
  text: 'The organization has left the alliance.',
});

export const otherRegistrations = defineProblem({
  code: 'other_registrations',
  kind: 'conflict',
  text: (total: number) =>
    total === 1 ? 'Meanwhile 1 registration fits. Look again.' : `Meanwhile ${total} registrations fit. Look again.`,
  example: [1243],
});

export const nothingAsked = defineProblem({
  code: 'nothing_asked',
  kind: 'conflict',
  text: 'The alliance has no open question about this registration.',
});

export const erasureUnderway = defineProblem({
  code: 'erasure_underway',
  kind: 'conflict',
  text: 'This account is erased by then anyway.',
});

export const notSuspended = defineProblem({
  code: 'not_suspended',
  kind: 'conflict',
  text: 'There is no suspension to lift.',
});

export const verifiedByDomain = defineProblem({
  code: 'verified_by_domain',
  kind: 'conflict',
  text: 'A domain that the organization has proven verifies it, and nobody has to decide so.',
});

export const mergeRefused = defineProblem({
  code: 'merge_refused',
  kind: 'conflict',
  text: (obstacles: string[]) => `The two organizations cannot be merged. ${obstacles.join(' ')}`,
  example: [['A payment of TechFlow Solutions is open. Wait until it is paid or given up.']],
});

export const organizationMerged = defineProblem({
  code: 'organization_merged',
  kind: 'not-found',
  text: (name: string, into: { id: string; name: string }) => `${name} was merged into ${into.name}.`,
  details: (_name: string, { id }: { id: string; name: string }) => ({ allowed: [id] }),
  example: ['TechFlow Solutions Ltd', { id: '018f2a9e-5b7c-7d3e-8f4a-6b5c4d3e2f1a', name: 'TechFlow Solutions' }],
});

export const documentUnchanged = defineProblem({
  code: 'document_unchanged',
  kind: 'conflict',
  text: 'The draft says what the newest version says. There is nothing to publish.',
});
