import type { RateLimit } from '../../platform/http/rate-limits';

/** What one operator does to mail: send again, stop, suppress. */
export const keepingMail: RateLimit = { name: 'mail-keeping', points: 600, windowSeconds: 3600 };

/** Mails that one operator sends to try out how they look or whether they arrive. */
export const tryingMail: RateLimit = { name: 'mail-trying', points: 60, windowSeconds: 3600 };

/** The same to one address that is not the operator's own, by all of them: whoever has it may not have asked for any. */
export const tryingMailOnOthers: RateLimit = { name: 'mail-trying-on', points: 10, windowSeconds: 3600 };

/** Mail servers that one operator has probed. */
export const probing: RateLimit = { name: 'mail-probing', points: 60, windowSeconds: 3600 };

/** How often one super admin changes what mail is sent and signed by; each trial may take seconds. */
export const changingMailSettings: RateLimit = { name: 'mail-settings', points: 30, windowSeconds: 3600 };

/** What one person marks and mutes in their inbox. */
export const keepingInbox: RateLimit = { name: 'inbox-keeping', points: 2000, windowSeconds: 3600 };

/** How often one person changes how they are told. */
export const choosingNotifications: RateLimit = { name: 'notifications-choosing', points: 120, windowSeconds: 3600 };

/** Mails that are ended from one client address: that of a mail program's servers, as a rule, for all who use it. */
export const stoppingMails: RateLimit = { name: 'mails-stopping', points: 3600, windowSeconds: 3600 };
