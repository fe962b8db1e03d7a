/** Of every tenth project a story that its organizations have agreed to, some of them featured; nothing is confirmed by it. */
export async function loadStories(client) {
  await client.query(`
    insert into innovation.success_stories (project_id, slug, title, summary, account, impact, named, partner_ids, status, figures,
      published_at, is_featured)
    select p.id, 'story-' || p.id, left(p.name, 120), left(p.description, 400), p.description, left(p.description, 200), partners, partners,
      'published', jsonb_build_object('usdMinor', '125000000', 'entries', 2, 'kinds',
        jsonb_build_array(jsonb_build_object('kind', 'revenue', 'amountUsd', '1250000.00')), 'metrics', jsonb_build_array(
          jsonb_build_object('name', 'Waiting', 'unit', 'hours', 'from', 31, 'to', 9)),
        'projectName', p.name, 'organizations', 1 + cardinality(partners), 'countries', 1),
      p.created_at + interval '1 hour', random() < 0.001
    from innovation.projects p cross join lateral (
      select coalesce(array_agg(c.organization_id), '{}') as partners from innovation.project_collaborators c
      where c.project_id = p.id and c.organization_id <> p.lead_organization_id) part
    where hashtext(p.id::text) % 10 = 0`);
  await client.query(`
    insert into innovation.story_consents (story_id, organization_id, state, decided_at)
    select s.id, organization, 'agreed', s.published_at from innovation.success_stories s
      join innovation.projects p on p.id = s.project_id cross join unnest(array[p.lead_organization_id] || s.named) as organization
    where s.slug = 'story-' || p.id`);
  await client.query('vacuum analyze innovation.success_stories, innovation.story_consents');
}
