import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMailTemplates: build.query<ListMailTemplatesApiResponse, ListMailTemplatesApiArg>({
      query: () => ({ url: `/api/admin/mail/templates` }),
    }),
    writeMailTemplate: build.query<WriteMailTemplateApiResponse, WriteMailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/templates/${encodeURIComponent(String(queryArg.name))}`,
      }),
    }),
    showMailTemplateHtml: build.query<ShowMailTemplateHtmlApiResponse, ShowMailTemplateHtmlApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/templates/${encodeURIComponent(String(queryArg.name))}/html`,
      }),
    }),
    listMailTemplateVersions: build.query<ListMailTemplateVersionsApiResponse, ListMailTemplateVersionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/templates/${encodeURIComponent(String(queryArg.name))}/versions`,
      }),
    }),
    tryMailTemplate: build.mutation<TryMailTemplateApiResponse, TryMailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/templates/${encodeURIComponent(String(queryArg.name))}/try`,
        method: 'POST',
        body: queryArg.tryTemplateDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          template: queryArg.template,
          recipient: queryArg.recipient,
          from: queryArg['from'],
          to: queryArg.to,
          state: queryArg.state,
        },
      }),
    }),
    getMessage: build.query<GetMessageApiResponse, GetMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/messages/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    showMessageHtml: build.query<ShowMessageHtmlApiResponse, ShowMessageHtmlApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/messages/${encodeURIComponent(String(queryArg.id))}/html`,
      }),
    }),
    resendMessage: build.mutation<ResendMessageApiResponse, ResendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/messages/${encodeURIComponent(String(queryArg.id))}/resend`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    stopMessage: build.mutation<StopMessageApiResponse, StopMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/messages/${encodeURIComponent(String(queryArg.id))}/stop`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getSmtpDiagnostics: build.query<GetSmtpDiagnosticsApiResponse, GetSmtpDiagnosticsApiArg>({
      query: () => ({ url: `/api/smtp-diagnostics` }),
    }),
    checkSenderDomain: build.query<CheckSenderDomainApiResponse, CheckSenderDomainApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/sender-domain`,
        params: {
          selector: queryArg.selector,
        },
      }),
    }),
    probeMailServer: build.mutation<ProbeMailServerApiResponse, ProbeMailServerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/probe`,
        method: 'POST',
        body: queryArg.probeMailServerDto,
      }),
    }),
    listSuppressions: build.query<ListSuppressionsApiResponse, ListSuppressionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/suppressions`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          cause: queryArg.cause,
        },
      }),
    }),
    addSuppression: build.mutation<AddSuppressionApiResponse, AddSuppressionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/suppressions`,
        method: 'POST',
        body: queryArg.addSuppressionDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    liftSuppression: build.mutation<LiftSuppressionApiResponse, LiftSuppressionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mail/suppressions/${encodeURIComponent(String(queryArg.id))}/lift`,
        method: 'POST',
        body: queryArg.liftSuppressionDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as mailApi };
export type ListMailTemplatesApiResponse = /** status 200 OK. */ MailTemplateDto[];
export type ListMailTemplatesApiArg = void;
export type WriteMailTemplateApiResponse = /** status 200 OK. */ WrittenTemplateDto;
export type WriteMailTemplateApiArg = {
  name: string;
};
export type ShowMailTemplateHtmlApiResponse = /** status 200 OK. */ string;
export type ShowMailTemplateHtmlApiArg = {
  name: string;
};
export type ListMailTemplateVersionsApiResponse = /** status 200 OK. */ MailTemplateVersionDto[];
export type ListMailTemplateVersionsApiArg = {
  name: string;
};
export type TryMailTemplateApiResponse = /** status 201 Created. */ TriedTemplateDto;
export type TryMailTemplateApiArg = {
  name: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  tryTemplateDto: TryTemplateDto;
};
export type ListMessagesApiResponse = /** status 200 One page, newest first. */ MessageDto[];
export type ListMessagesApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** The template that they are written with. */
  template?: string;
  /** How the recipient's address begins; capitals make no difference. */
  recipient?: string;
  /** Queued on this day or later, in UTC. */
  from?: string;
  /** Queued on this day or before, in UTC. */
  to?: string;
  /** What has become of the messages. */
  state?: MessageStatus;
};
export type GetMessageApiResponse = /** status 200 OK. */ MessageDetailDto;
export type GetMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ShowMessageHtmlApiResponse = /** status 200 OK. */ string;
export type ShowMessageHtmlApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ResendMessageApiResponse = /** status 201 Created. */ MessageDetailDto;
export type ResendMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type StopMessageApiResponse = /** status 200 OK. */ MessageDetailDto;
export type StopMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type GetSmtpDiagnosticsApiResponse = /** status 200 OK. */ SmtpDiagnosticsDto;
export type GetSmtpDiagnosticsApiArg = void;
export type CheckSenderDomainApiResponse = /** status 200 OK. */ SenderDomainDto;
export type CheckSenderDomainApiArg = {
  /** The selector of the DKIM key, as the provider calls it; without one it is that by which mail is signed here, or waits to be. */
  selector?: string;
};
export type ProbeMailServerApiResponse = /** status 200 OK. */ ProbeReportDto;
export type ProbeMailServerApiArg = {
  probeMailServerDto: ProbeMailServerDto;
};
export type ListSuppressionsApiResponse = /** status 200 One page, newest first. */ SuppressionDto[];
export type ListSuppressionsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** How the address begins. */
  search?: string;
  /** Why the addresses get no mail. */
  cause?: SuppressionCause;
};
export type AddSuppressionApiResponse = unknown;
export type AddSuppressionApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  addSuppressionDto: AddSuppressionDto;
};
export type LiftSuppressionApiResponse = unknown;
export type LiftSuppressionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  liftSuppressionDto: LiftSuppressionDto;
};
export type MailVariableDto = {
  /** What templates call it. */
  name: string;
  /** Whether a mail can be written without it. */
  isOptional: boolean;
  /** What the sample has for it; anything but a text as JSON. */
  sample: string;
};
export type MailTemplateDto = {
  /** Its name. */
  name: string;
  /** The subject line, with variables in braces. */
  subject: string;
  /** What a mail program shows beside the subject, with variables in braces. */
  preview: string;
  /** What it is written with. */
  variables: MailVariableDto[];
  /** How many of its kind one address gets within `limitMinutes`; `null` where that is not limited. */
  limitMails: number | null;
  /** In how many minutes. */
  limitMinutes: number | null;
  /** Whether its recipients can stop it. */
  canBeStopped: boolean;
};
export type WrittenTemplateDto = {
  /** The subject line. */
  subject: string;
  /** What a mail program shows beside it. */
  preview: string;
  /** The plain text. */
  text: string;
};
export type MailTemplateVersionDto = {
  /** Its identifier. */
  id: string;
  /** When a process with it first started. */
  seenAt: string;
  /** Whether mail is written by it now. */
  isCurrent: boolean;
  /** The subject line, with variables in braces. */
  subject: string;
  /** What a mail program shows beside the subject, with variables in braces. */
  preview: string;
  /** The template of the HTML. */
  html: string;
  /** The template of the plain text. */
  text: string;
};
export type TriedTemplateDto = {
  /** The message, as the list has it. */
  messageId: string;
};
export type TryTemplateDto = {
  /** Where the sample is sent. */
  to: string;
};
export type MessageStatus = 'queued' | 'deferred' | 'sent' | 'failed' | 'bounced' | 'suppressed' | 'stopped';
export type MessageDto = {
  /** Its identifier. */
  id: string;
  /** The template that it is written with. */
  template: string;
  /** Its subject line. */
  subject: string;
  /** The recipient's name. */
  toName: string;
  /** The recipient's address. */
  toAddress: string;
  /** What has become of it. `queued` waits its turn or for the server; `deferred` waits because the server has put off this very
    message; `failed` was refused, or given up after three days; `bounced`: the server knows no such recipient; `suppressed`: the
    address gets no mail; `stopped`: an operator took it out of the queue. */
  state: MessageStatus;
  /** How often it was tried. */
  attempts: number;
  /** What the server answered when it last did not take it; `null` where it has not refused. */
  lastError: string | null;
  /** Whether it says again what another message has said. */
  isResend: boolean;
  /** When it was queued. */
  queuedAt: string;
  /** When the server took it; `null` before. */
  sentAt: string | null;
};
export type TryOutcome = 'taken' | 'caught' | 'deferred' | 'server-away' | 'refused' | 'bounced';
export type DeliveryTryDto = {
  /** How it ended: `taken` by the server; `caught` on this machine, where none is configured; `deferred`: not now, for this message;
    `server-away`: not now, for any; `refused` for good; `bounced`: no such recipient. */
  outcome: TryOutcome;
  /** In the server's words, without credentials. */
  answer: string;
  /** How often in a row it ended so. */
  times: number;
  /** The first of them. */
  firstAt: string;
  /** The last of them. */
  lastAt: string;
};
export type ThreadMessageDto = {
  /** Its identifier. */
  id: string;
  /** What has become of it. */
  state: MessageStatus;
  /** When it was queued. */
  queuedAt: string;
};
export type MessageDetailDto = {
  /** Its identifier. */
  id: string;
  /** The template that it is written with. */
  template: string;
  /** Its subject line. */
  subject: string;
  /** The recipient's name. */
  toName: string;
  /** The recipient's address. */
  toAddress: string;
  /** What has become of it. `queued` waits its turn or for the server; `deferred` waits because the server has put off this very
    message; `failed` was refused, or given up after three days; `bounced`: the server knows no such recipient; `suppressed`: the
    address gets no mail; `stopped`: an operator took it out of the queue. */
  state: MessageStatus;
  /** How often it was tried. */
  attempts: number;
  /** What the server answered when it last did not take it; `null` where it has not refused. */
  lastError: string | null;
  /** Whether it says again what another message has said. */
  isResend: boolean;
  /** When it was queued. */
  queuedAt: string;
  /** When the server took it; `null` before. */
  sentAt: string | null;
  /** What it is about, as the part of the platform that wrote it says. */
  about: string | null;
  /** As plain text, with the secrets of its links hidden; `null` where what it said is not kept any more, some weeks after it was
    queued (the setting `mailValuesDays`). The HTML has an address of its own. */
  text: string | null;
  /** Each try with the server's answer, oldest first; the newest 50. */
  tries: DeliveryTryDto[];
  /** The first message and those that say the same again, oldest first, with this one; empty where there is no other. */
  thread: ThreadMessageDto[];
  /** The entry by which its address gets no mail now; `null` where it does. */
  suppressionId: string | null;
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
export type SignInStanding = 'working' | 'refused' | 'server-away' | 'untried';
export type SmtpStandingDto = {
  /** How the sign-in went when a mail was last handed in. */
  signIn: SignInStanding;
  /** What the server answered then, without credentials; empty where nothing was handed in yet. */
  answer: string;
  /** What to do about it, where it let nobody in or could not be reached; `null` otherwise. */
  advice: string | null;
  /** When. */
  at: string | null;
  /** How many mails wait in the queue, at most 10,000. */
  waiting: number;
};
export type SmtpDiagnosticsDto = {
  /** The settings that mail is sent by. */
  diagnostics: SmtpSettingsDto;
  /** How mail fares by them, as the queue and the last answer of the server show. */
  standing: SmtpStandingDto;
};
export type SenderRecord = 'spf' | 'dkim' | 'dmarc';
export type ProbeOutcome = 'passed' | 'failed' | 'skipped';
export type SenderRecordDto = {
  /** Which of the three. */
  record: SenderRecord;
  /** Whether it is there and good; `skipped` where it was not looked for. */
  outcome: ProbeOutcome;
  /** What stands there. */
  found: string;
  /** What to change; `null` where nothing needs to be. */
  advice: string | null;
};
export type SenderDomainDto = {
  /** The domain of the sender. */
  domain: string;
  /** SPF, DKIM and DMARC. */
  records: SenderRecordDto[];
};
export type ProbeStep = 'name' | 'connect' | 'tls' | 'login' | 'sender' | 'recipient' | 'delivery';
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
export type ProbeMailServerDto = {
  /** Name or public address of the mail server. */
  host?: string;
  /** The name to sign in with; nobody signs in without one. */
  user?: string;
  /** Its password. It is used for this probe alone, and not kept. */
  password?: string;
  /** The sender's address. */
  from?: string;
  /** A recipient that the server is asked about; nothing is sent there. */
  to?: string;
  /** Its port: 25, 80, 465, 587, 2525, 3525 or 3535. */
  port?: number;
  /** How the connection is encrypted. */
  security?: MailSecurity;
};
export type SuppressionCause = 'bounce' | 'complaint' | 'by-hand';
export type SuppressionDto = {
  /** Its identifier. */
  id: string;
  /** The address that gets no mail, in small letters. */
  address: string;
  /** Why: a server knows no such recipient (`bounce`), they do not want it (`complaint`), or an operator says so (`by-hand`). */
  cause: SuppressionCause;
  /** What the server answered, or what an operator has written. */
  note: string;
  /** The message that bounced; `null` where none did. */
  messageId: string | null;
  /** Who added it: an operator by their account, or `system`. */
  addedBy: string;
  /** When it was added. */
  createdAt: string;
};
export type AddSuppressionDto = {
  /** The address that shall get no mail; capitals make no difference. */
  address: string;
  /** What is known of it, for the next operator. */
  note: string;
  /** Why: `complaint` or `by-hand`. A `bounce` is noticed when it happens. */
  cause: SuppressionCause;
};
export type LiftSuppressionDto = {
  /** Why the address may get mail again; kept in the audit. */
  reason: string;
};
