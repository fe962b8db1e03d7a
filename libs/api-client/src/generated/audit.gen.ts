import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditEvents: build.query<ListAuditEventsApiResponse, ListAuditEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          actor: queryArg.actor,
          action: queryArg.action,
          subject: queryArg.subject,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    exportAuditEvents: build.query<ExportAuditEventsApiResponse, ExportAuditEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit/export`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          actor: queryArg.actor,
          action: queryArg.action,
          subject: queryArg.subject,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getAuditState: build.query<GetAuditStateApiResponse, GetAuditStateApiArg>({
      query: () => ({ url: `/api/admin/audit/state` }),
    }),
    getAuditEvent: build.query<GetAuditEventApiResponse, GetAuditEventApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    verifyAudit: build.mutation<VerifyAuditApiResponse, VerifyAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit/checks`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as auditApi };
export type ListAuditEventsApiResponse = /** status 200 One page, newest first. */ AuditEventDto[];
export type ListAuditEventsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Who acted: the e-mail address that a member has now, the user name of an admin, or as the audit spells it: `member:<id>`,
    `admin:<id>`, `system` or `visitor`. Nothing is found where nobody has it. */
  actor?: string;
  /** How the name of the act begins. */
  action?: string;
  /** What it was done to. */
  subject?: string;
  /** Done on this day or later, in UTC. */
  from?: string;
  /** Done on this day or before, in UTC. */
  to?: string;
};
export type ExportAuditEventsApiResponse = /** status 200 OK. */ string;
export type ExportAuditEventsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Who acted: the e-mail address that a member has now, the user name of an admin, or as the audit spells it: `member:<id>`,
    `admin:<id>`, `system` or `visitor`. Nothing is found where nobody has it. */
  actor?: string;
  /** How the name of the act begins. */
  action?: string;
  /** What it was done to. */
  subject?: string;
  /** Done on this day or later, in UTC. */
  from?: string;
  /** Done on this day or before, in UTC. */
  to?: string;
};
export type GetAuditStateApiResponse = /** status 200 OK. */ AuditStateDto;
export type GetAuditStateApiArg = void;
export type GetAuditEventApiResponse = /** status 200 OK. */ AuditEventDto;
export type GetAuditEventApiArg = {
  id: string;
};
export type VerifyAuditApiResponse = /** status 202 Accepted. */ AuditStateDto;
export type VerifyAuditApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type AuditEventDto = {
  /** Its number. */
  id: string;
  /** When it was done. */
  at: string;
  /** Who did it: `member:<id>`, `admin:<id>`, `system` or `visitor`. */
  actor: string;
  /** What that person is called now; `null` for the system, visitors, and who has no account any more. */
  actorName: string | null;
  /** What was done. */
  action: string;
  /** What it was done to; `null` where it was done to nothing in particular. */
  subject: string | null;
  /** What that is called now; `null` where it has no name, or is not there any more. */
  subjectName: string | null;
  /** Where the web client shows it to super admins, as a path; `null` where it does not. */
  subjectLink: string | null;
  /** What there is to know of it; `before` and `after` where something was changed, `reason` where one was asked for. */
  details: {
    [key: string]: unknown;
  };
  /** The request or job that did it, as it stands in the log; `null` for what no request caused. */
  request: string | null;
  /** Whether it is chained to the lines before it, which happens within a minute. */
  isSealed: boolean;
};
export type AuditFaultDto = {
  /** The number of the line; `null` where it is not a line that is wrong. */
  eventId: string | null;
  /** What is wrong there. */
  why: string;
};
export type AuditCheckDto = {
  /** Its identifier. */
  id: string;
  /** Who asked for it, as the audit spells it; `system` for the nightly one. */
  startedBy: string;
  /** When it began. */
  startedAt: string;
  /** When it ended; `null` while it runs. */
  endedAt: string | null;
  /** How many lines it has read so far. */
  lines: number;
  /** How many faults it has found so far. */
  faultCount: number;
  /** The first hundred of them. */
  faults: AuditFaultDto[];
};
export type AuditHeadDto = {
  /** How many lines the chain had. */
  position: number;
  /** SHA-256 of the last of them and all before, in hexadecimal. Whoever keeps it elsewhere can tell later whether these lines
    are the same. */
  hash: string;
  /** When it was signed. */
  signedAt: string;
};
export type AuditStateDto = {
  /** The newest reading of the whole audit; `null` before the first. */
  check: AuditCheckDto | (null | null);
  /** How far the chain went when it was last signed, after each reading, also each night; `null` before the first. */
  head: AuditHeadDto | (null | null);
};
