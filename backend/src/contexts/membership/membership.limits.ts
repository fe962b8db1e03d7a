import type { RateLimit } from '../../platform/http/rate-limits';

const hour = 3600;

/** From one client address: registering, and mending a registration. */
export const registering: RateLimit = { name: 'registration-address', points: 120, windowSeconds: hour };

/** What one person says of organizations that were registered with their address. */
export const confirming: RateLimit = { name: 'confirmation-person', points: 60, windowSeconds: hour };

/** What one person does to connections: ask, answer, withdraw, remove. */
export const connecting: RateLimit = { name: 'connection-person', points: 60, windowSeconds: hour };

/** Requests to connect that one organization sends, whoever of its people does it. */
export const connectionsOfOrganization: RateLimit = {
  name: 'connection-organization',
  points: 40,
  windowSeconds: 24 * hour,
};

/** Links to set a password that one client address asks for; how many one inbox gets is the mail's own limit. */
export const requestingPassword: RateLimit = { name: 'password-reset-address', points: 50, windowSeconds: hour };

/** Demonstrations that one client address asks for. */
export const requestingDemo: RateLimit = { name: 'demo-address', points: 20, windowSeconds: hour };

/** Passwords that one client address sets, or tries to, by mailed links. */
export const settingPassword: RateLimit = { name: 'password-set-address', points: 60, windowSeconds: 900 };

/** How often one person changes their password, or tries to: each time costs an estimate and two hashes. */
export const changingPassword: RateLimit = { name: 'password-change-person', points: 30, windowSeconds: hour };

/** Passwords that are tried with one link: each one costs an estimate and a hash. */
export const passwordsOfLink: RateLimit = { name: 'password-set-link', points: 10, windowSeconds: 900 };

/** Mailed links that one client address looks at or follows, those that set a password aside. */
export const followingLinks: RateLimit = { name: 'links-address', points: 120, windowSeconds: 900 };

/** What one person does to the people of organizations: invite, change roles, remove, leave. */
export const changingTeam: RateLimit = { name: 'team-person', points: 120, windowSeconds: hour };

/** How often one organization invites or sends again, whoever of its people does it; how many wait at once is a matter of seats. */
export const invitationsOfOrganization: RateLimit = {
  name: 'invitation-organization',
  points: 60,
  windowSeconds: 24 * hour,
};

/** Welcome mails that one operator tries out or sends again. */
export const welcoming: RateLimit = { name: 'welcome-operator', points: 60, windowSeconds: hour };
/** What one person does to the domains of organizations: claim, prove, remove. */
export const provingDomains: RateLimit = { name: 'domain-person', points: 60, windowSeconds: hour };

/** Requests to join organizations of one person: made and withdrawn. */
export const askingToJoin: RateLimit = { name: 'join-request-person', points: 10, windowSeconds: 24 * hour };

/** Organizations that one person adds. */
export const addingOrganizations: RateLimit = { name: 'add-organization-person', points: 10, windowSeconds: 24 * hour };
/** What one person changes of their own profile and account. */
export const changingAccount: RateLimit = { name: 'account-person', points: 60, windowSeconds: hour };

/** Other addresses that one person asks for: each is a mail to somebody. */
export const changingAddress: RateLimit = { name: 'address-person', points: 10, windowSeconds: hour };

/** Archives of their data that one person asks for. */
export const exportingData: RateLimit = { name: 'export-person', points: 6, windowSeconds: 24 * hour };

/** Archives that one person downloads. */
export const downloadingData: RateLimit = { name: 'export-download-person', points: 60, windowSeconds: hour };
/** What one person writes of organizations: their profiles, and their logos. */
export const describing: RateLimit = { name: 'profile-person', points: 120, windowSeconds: hour };
/** What one super admin says of which organizations the directory features. */
export const featuring: RateLimit = { name: 'featuring-person', points: 120, windowSeconds: hour };

/** What one super admin does to registrations: review, delete, restore, begin work on many. */
export const keepingRegistry: RateLimit = { name: 'registry-person', points: 600, windowSeconds: hour };

/** Files of registrations that one super admin takes away. */
export const exportingRegistrations: RateLimit = { name: 'registry-export-person', points: 60, windowSeconds: hour };

/** Answers of applicants that come from one client address. */
export const answeringAlliance: RateLimit = { name: 'registration-answer-address', points: 20, windowSeconds: hour };

/** What one super admin does to people and organizations: suspend, lift, verify, end sessions, erase. */
export const keepingRecords: RateLimit = { name: 'records-person', points: 300, windowSeconds: hour };

/** What one super admin does to the Terms and the Privacy Policy: save, discard, publish. */
export const keepingDocuments: RateLimit = { name: 'documents-person', points: 300, windowSeconds: hour };
