/** Who is in a conversation `c`, as its key spells them. */
const people = `(select string_agg('"' || p.person_id || '"', ',' order by p.person_id::text collate "C")
  from membership.conversation_people p where p.conversation_id = c.id)`;
/** The key of a conversation `c` between two organizations, as `StartConversation` makes it. */
const keyOf = (one: string, other: string) => `encode(sha256(convert_to(
  '[[' || ${people} || '],["' || least(${one}::text collate "C", ${other}::text collate "C") || '","'
    || greatest(${one}::text collate "C", ${other}::text collate "C") || '"],'
    || coalesce('["' || c.about_kind || '","' || c.about_id || '"]', 'null') || ']', 'UTF8')), 'hex')`;
const merged = (organization: string) => `case ${organization} when $1 then $2 else ${organization} end`;
const other = 'coalesce(c.other_id, c.organization_id)';

/**
 * Of the conversations of `$1` the key that they have as conversations of `$2`, so that whoever writes to the same people about the same finds
 * them. One that somebody has left is found by nobody, before and after.
 */
export const conversationKeys = `update membership.conversations x set key = k.merged from (
    select c.id, ${keyOf('c.organization_id', other)} as former,
      ${keyOf(`(${merged('c.organization_id')})`, `(${merged(other)})`)} as merged
    from membership.conversations c where $1::uuid in (c.organization_id, c.other_id)) k
  where x.id = k.id and x.key = k.former`;
