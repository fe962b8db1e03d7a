interface Filter {
  search?: string;
  actor?: string;
}

/** How the audit spells who acted: by a number, or by a word for who is nobody. */
export const isSpelled = /^(?:(?:member|admin):|system$|visitor$)/;

/**
 * What was asked for, as the audit may keep it for good: that something was searched for, and not the text, which may name somebody
 * whom nobody could erase from it.
 */
export const withoutNames = <Asked extends Filter>(asked: Asked): object => ({
  ...asked,
  ...(asked.search && { search: true }),
  ...(asked.actor && !isSpelled.test(asked.actor) && { actor: true }),
});
