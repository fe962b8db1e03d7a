/** Which fields of something are otherwise than they are to be. */
export const changedFields = <Content extends object>(now: Content, wanted: Content): (keyof Content)[] =>
  (Object.keys(wanted) as (keyof Content)[]).filter(
    (field) => JSON.stringify(wanted[field]) !== JSON.stringify(now[field]),
  );
