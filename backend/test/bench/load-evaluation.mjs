const criteria = ['Finds small leaks', 'Needs no digging', 'Proven elsewhere'].map((name, n) => ({
  key: n + 1,
  name,
  meaning: 'From nothing to all that could be wished.',
  weight: 20 * (n + 1),
}));

/** A rubric for a problem, three reviewers of its organization, and of each a score for every proposal that waits. */
export async function loadEvaluation(client, problem, organization) {
  const { rows } = await client.query(
    `with people as (insert into membership.users (email, first_name)
        select 'reviewer-' || n || '@example.org', 'Reviewer ' || n from generate_series(1, 3) n returning id)
      insert into membership.user_organizations (user_id, organization_id, role)
      select id, $1, 'member' from people returning user_id as id`,
    [organization],
  );
  const people = rows.map(({ id }) => id);
  await client.query(
    `insert into innovation.evaluations (problem_id, rubric_version, revision, last_key, lead_id) values ($1, 1, 1, $2, $3)`,
    [problem, criteria.length, people[0]],
  );
  await client.query(
    `insert into innovation.rubric_versions (problem_id, version, criteria, author_id, written_at) values ($1, 1, $2, $3, now())`,
    [problem, JSON.stringify(criteria), people[0]],
  );
  await client.query(
    `insert into innovation.reviewers (problem_id, person_id, added_by, added_at) select $1, unnest($2::uuid[]), $3, now()`,
    [problem, people, people[0]],
  );
  const marks = criteria.map(
    ({ key }) => `jsonb_build_object('key', ${key}, 'mark', 1 + floor(random() * 5), 'note', null)`,
  );
  await client.query(
    `insert into innovation.reviews (proposal_id, person_id, problem_id, rubric_version, proposal_version, marks, comment, scored_at)
      select p.id, person, p.problem_id, 1, p.version, jsonb_build_array(${marks}), 'Worth a pilot.', now()
      from innovation.solution_proposals p, unnest($2::uuid[]) person
      where p.problem_id = $1 and p.status = 'pending'`,
    [problem, people],
  );
}
