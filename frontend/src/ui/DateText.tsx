const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A day as its reader writes it. */
export function DateText({ at }: { at: string }) {
  return <time dateTime={at}>{day.format(new Date(at))}</time>;
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A day and its hour. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>;
}
