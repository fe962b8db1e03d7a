interface Filter {
  search?: string;
  actor?: string;
  subject?: string;
}

const number = '(?:\\d+|[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';
/** How the audit spells who acted: by a number, or by a word for who is nobody. */
export const isSpelled = new RegExp(`^(?:(?:member|admin):${number}|system|visitor)$`);
/** How it spells what something was done to. */
const isSubject = new RegExp(`^[a-z-]+:${number}$`);

/**
 * What was asked for, as the audit may keep it for good: that something was searched for, and not the text, which may name somebody
 * whom nobody could erase from it.
 */
export const withoutNames = <Asked extends Filter>(asked: Asked): object => ({
  ...asked,
  ...(asked.search && { search: true }),
  ...(asked.actor && !isSpelled.test(asked.actor) && { actor: true }),
  ...(asked.subject && !isSubject.test(asked.subject) && { subject: true }),
});
