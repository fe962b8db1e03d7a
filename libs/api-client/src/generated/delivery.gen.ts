import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMailSettings: build.query<GetMailSettingsApiResponse, GetMailSettingsApiArg>({
      query: () => ({ url: `/api/admin/mail/settings` }),
    }),
    saveMailSettings: build.mutation<SaveMailSettingsApiResponse, SaveMailSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/settings`,
        method: 'POST',
        body: queryArg.saveMailSettingsDto,
      }),
    }),
    rollBackMailSettings: build.mutation<RollBackMailSettingsApiResponse, RollBackMailSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/settings/roll-back`,
        method: 'POST',
        body: queryArg.rollBackMailSettingsDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getMailSigning: build.query<GetMailSigningApiResponse, GetMailSigningApiArg>({
      query: () => ({ url: `/api/admin/mail/signing` }),
    }),
    makeSigningKey: build.mutation<MakeSigningKeyApiResponse, MakeSigningKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/signing/keys`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    signByKey: build.mutation<SignByKeyApiResponse, SignByKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/signing/keys/${encodeURIComponent(String(queryArg.id))}/use`,
        method: 'POST',
      }),
    }),
    endSigningKey: build.mutation<EndSigningKeyApiResponse, EndSigningKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/signing/keys/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as deliveryApi };
export type GetMailSettingsApiResponse = /** status 200 OK. */ MailSettingsDto;
export type GetMailSettingsApiArg = void;
export type SaveMailSettingsApiResponse = /** status 200 OK. */ ProbeReportDto;
export type SaveMailSettingsApiArg = {
  saveMailSettingsDto: SaveMailSettingsDto;
};
export type RollBackMailSettingsApiResponse = /** status 200 OK. */ MailSettingsDto;
export type RollBackMailSettingsApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  rollBackMailSettingsDto: RollBackMailSettingsDto;
};
export type GetMailSigningApiResponse = /** status 200 OK. */ MailSigningDto;
export type GetMailSigningApiArg = void;
export type MakeSigningKeyApiResponse = /** status 201 Created. */ MailSigningDto;
export type MakeSigningKeyApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type SignByKeyApiResponse = /** status 200 OK. */ MailSigningDto;
export type SignByKeyApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type EndSigningKeyApiResponse = unknown;
export type EndSigningKeyApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type MailSecurity = 'starttls' | 'tls' | 'none';
export type SmtpSettingsDto = {
  /** The mail server; empty where none is configured. */
  host: string;
  /** Its port. */
  port: number;
  /** How the connection is encrypted. */
  security: MailSecurity;
  /** Whether mail goes to the server unencrypted where it does not offer STARTTLS, as to the environment’s. */
  mayBePlain: boolean;
  /** The name that is signed in with, but for its first letter and its domain hidden; empty where nobody signs in. */
  user: string;
  /** Whether a password is configured. It is never shown. */
  hasPassword: boolean;
  /** Whether user and password were saved and cannot be read any more, as `SESSION_SECRET` has changed since: mail waits until settings
    are saved anew, or the environment’s are taken. */
  isUnreadable: boolean;
  /** The sender of all mail. */
  from: string;
  /** Whether the host is GoDaddy's. */
  isGoDaddy: boolean;
  /** Whether mail is kept on this machine instead of sent. */
  isCaught: boolean;
};
export type MailSettingsAct = 'saved' | 'rolled-back';
export type MailSettingsChangeDto = {
  /** Its place in the order of changes. */
  number: number;
  /** Whether new settings were saved, or former ones taken again. */
  act: MailSettingsAct;
  /** The mail server from then on; `null` for the environment's. */
  host: string | null;
  /** Its port; `null` for the environment's. */
  port: number | null;
  /** The sender; `null` for the environment's. */
  sender: string | null;
  /** The address of who did it. */
  savedByEmail: string;
  /** When. */
  savedAt: string;
};
export type MailSettingsDto = {
  /** Whether those in force were saved here; otherwise they are the environment's. */
  isSaved: boolean;
  /** By which mail is sent. */
  inUse: SmtpSettingsDto;
  /** What the environment says. */
  environment: SmtpSettingsDto;
  /** What was in force before, and would be again; `null` where nothing was ever saved. */
  previous: SmtpSettingsDto | (null | null);
  /** Whether those before were saved here. */
  isPreviousSaved: boolean;
  /** What was done, newest first, the newest 50. */
  history: MailSettingsChangeDto[];
};
export type ProbeStep = 'name' | 'connect' | 'tls' | 'login' | 'sender' | 'recipient' | 'delivery';
export type ProbeOutcome = 'passed' | 'failed' | 'skipped';
export type ProbeStepDto = {
  /** What was tried. */
  step: ProbeStep;
  /** How it went; what comes after a failure is skipped. */
  outcome: ProbeOutcome;
  /** What was found, in the server's words where it said something, without credentials. */
  answer: string;
  /** After a failure, and where mail goes unencrypted, what it means and which setting to change; `null` otherwise. */
  advice: string | null;
};
export type ProbeReportDto = {
  /** Whether every step passed. */
  success: boolean;
  /** The steps in their order. */
  steps: ProbeStepDto[];
};
export type SaveMailSettingsDto = {
  /** Name or public address of the mail server. */
  host: string;
  /** The name to sign in with; nobody signs in without one. */
  user?: string;
  /** Its password. It is kept encrypted, goes to this server alone, and is never shown again. */
  password?: string;
  /** The address that mail is from. */
  from: string;
  /** The name that stands beside it. */
  fromName?: string;
  /** Who gets the test mail. Nothing is saved unless the server takes it. */
  to: string;
  /** Its port: 25, 80, 465, 587, 2525, 3525 or 3535. */
  port: number;
  /** How the connection is encrypted; with `starttls` and `tls` nothing is sent where it cannot be. */
  security: MailSecurity;
};
export type RollBackTarget = 'previous' | 'environment';
export type RollBackMailSettingsDto = {
  /** To what was in force before (`previous`), or to what the environment says. */
  to: RollBackTarget;
};
export type SigningKeyDto = {
  /** Its identifier; `null` of the environment's (`DKIM_SELECTOR`), which is changed there alone. */
  id: string | null;
  /** Under what the domain publishes it. */
  selector: string;
  /** Where the TXT record stands. */
  recordName: string;
  /** What stands in it. A provider that takes at most 255 characters in a piece wants it in two. */
  record: string;
  /** Since when mail is signed by it; `null` of one that waits, and of the environment's. */
  usedFrom: string | null;
};
export type MailSigningDto = {
  /** The domain of the sender, which the keys are for. */
  domain: string;
  /** By which mail is signed; `null` where it is not. */
  inUse: SigningKeyDto | (null | null);
  /** Which was made and waits for its record; `null` where none does. */
  waiting: SigningKeyDto | (null | null);
};
