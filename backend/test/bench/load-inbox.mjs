/**
 * As many lines in inboxes as there are problems, each in the next inbox of those who belong to the community of `slug`; a third is
 * unread. What counts them triggers keep.
 */
export async function loadInbox(client, rows, slug) {
  await client.query(
    `insert into notifications.notifications (person_id, kind, category, title, text, link, about, made_at, read_at)
      select p.id, 'solution-proposed', (enum_range(null::notifications.notification_category))[1 + n % 11],
        'Told number ' || n, 'Probes that hear leaks were proposed.', 'https://alliance.example/proposals', 'problem:' || n,
        date_trunc('milliseconds', now() - n * interval '61 seconds'), case when n % 3 > 0 then now() end
      from generate_series(1, $1::int) n join (
        select m.user_id as id, row_number() over (order by m.user_id) - 1 as place, count(*) over () as people
        from membership.community_members m join membership.communities c on c.id = m.community_id where c.slug = $2) p
        on p.place = n % p.people`,
    [rows, slug],
  );
  await client.query('vacuum analyze notifications.notifications, notifications.inbox_counts');
}
