/** Whether somebody is kept out, and until when; for good where no end is named. */
export interface Suspension {
  suspendedAt: string | null;
  suspendedUntil: string | null;
}

export const isSuspendedAt = (now: Date, { suspendedAt, suspendedUntil }: Suspension): boolean =>
  suspendedAt !== null && (suspendedUntil === null || new Date(suspendedUntil) > now);

/** SQL of the same of `users` under this alias, at a time. */
export const suspendedNow = (alias: string, at: string) =>
  `(${alias}.suspended_at is not null and coalesce(${alias}.suspended_until, 'infinity') > ${at}::timestamptz)`;
