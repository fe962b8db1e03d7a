import { slug } from './load-community.mjs';

/** Words that many texts have, and some that hardly one has. */
const common = ['water', 'network', 'look', 'energy', 'sensors'];
const four = ['leak detection network water', 'water quality sensors city', 'solar grid storage cost'];
const misspelt = ['watter quality sensrs', 'solar gridd', 'cassava harvst'];
const narrowings = ['category=environment&status=open', 'urgency=high&region=KE', 'submitterType=ngo'];
const several = ['leak detection network', 'water quality sensors', 'solar grid storage', 'cassava harvest loss'];

/** What is measured at a scale: name → the next address to call. */
export async function callsAt(client, { problem, organization, admin }) {
  const places = await placesIn(client, 'problems');
  const rare = await rareWords(client);
  const texts = (await client.query('select description from innovation.problems order by random() limit 40')).rows.map(
    ({ description }) => description,
  );
  const own = (await client.query('select id from innovation.problems order by random() limit 200')).rows;
  const offered = (
    await client.query(`select id from innovation.solutions where status <> 'draft' order by random() limit 40`)
  ).rows;
  const members = (
    await client.query('select id from membership.organizations where is_confirmed order by random() limit 40')
  ).rows;
  const compared = (
    await client.query(
      `select id from innovation.solution_proposals where problem_id = $1 and status = 'pending' limit 3`,
      [problem],
    )
  ).rows.map(({ id }) => id);
  const projects = (await client.query('select id from innovation.projects order by random() limit 40')).rows;
  const stories = (
    await client.query(
      `select slug from innovation.success_stories where status = 'published' order by random() limit 40`,
    )
  ).rows;
  const led = (
    await client.query('select id from innovation.projects where lead_organization_id = $1 limit 40', [organization])
  ).rows;
  const ofProjects = (part) => inTurn(projects.map(({ id }) => `/api/projects/${id}${part}`));
  const ofAnalytics = (part) => `/api/dashboard/analytics${part}organizationId=${organization}&days=365`;
  const long = texts.map((text, n) => firstWords(`${text} ${texts[(n + 1) % texts.length]} ${text}`, 140));
  const problems = (query) => `/api/problems?limit=20${query}`;
  const search = (words) => problems(`&search=${encodeURIComponent(words)}`);
  const everywhere = (words) => `/api/search?q=${encodeURIComponent(words)}`;
  return {
    'problems, first page': { path: problems('') },
    'problems, any page': inTurn(places.map((cursor) => problems(`&cursor=${cursor}`))),
    'problems, in other orders': inTurn(['value', 'answer-day', 'urgency'].map((sort) => problems(`&sort=${sort}`))),
    'problems, narrowed': inTurn(narrowings.map((filters) => problems(`&${filters}`))),
    'problems, narrowed by who submits': { path: problems('&submitterType=government') },
    'search, a rare word': inTurn(rare.map(search)),
    'search, a common word': inTurn(common.map(search)),
    'search, three words': inTurn(several.map(search)),
    'search, four words': inTurn(four.map(search)),
    'search, some of a text': inTurn(texts.map((text) => search(text.slice(0, 1000)))),
    'search, 140 words': inTurn(long.map(search)),
    'search, narrowed by who submits': inTurn(
      [...several, ...common].map((words) => `${search(words)}&submitterType=government`),
    ),
    'search, facets': inTurn(common.map((word) => `/api/problems/facets?search=${word}`)),
    'search, suggestion': inTurn(
      misspelt.map((words) => `/api/problems/search-suggestion?search=${encodeURIComponent(words)}`),
    ),
    'matches of a problem': inTurn(own.slice(0, 40).map(({ id }) => `/api/problems/${id}/matches`)),
    'matches of a solution': inTurn(offered.map(({ id }) => `/api/solutions/${id}/matches`)),
    'matches, facets': inTurn(own.slice(0, 40).map(({ id }) => `/api/problems/${id}/matches/facets`)),
    'similar, 140 words': sendingInTurn('/api/problems/similar', long),
    'similar solutions, 140 words': sendingInTurn('/api/solutions/similar', long),
    'home: invitations': { path: '/api/innovation/invitations' },
    'home: saved matches': { path: '/api/innovation/saved-matches' },
    'home: unconfirmed organizations': { path: '/api/membership/unconfirmed-organizations' },
    'matches of all, first page': { path: '/api/innovation/matches?limit=20' },
    'home: recommendations': { path: '/api/innovation/recommendations' },
    'problem summary': { path: '/api/problems/summary' },
    'one problem': inTurn(own.map(({ id }) => `/api/problems/${id}`)),
    'organization of a problem': inTurn(own.map(({ id }) => `/api/problems/${id}/organization`)),
    'organization of a solution': inTurn(offered.map(({ id }) => `/api/solutions/${id}/organization`)),
    'questions of a problem': inTurn(own.map(({ id }) => `/api/problems/${id}/questions`)),
    'activity of a problem': inTurn(own.map(({ id }) => `/api/problems/${id}/changes`)),
    'activity of a solution': inTurn(offered.map(({ id }) => `/api/solutions/${id}/changes`)),
    'evaluation of a busy problem': { path: `/api/problems/${problem}/evaluation` },
    'saved searches': { path: '/api/innovation/saved-searches' },
    watched: { path: '/api/innovation/watched' },
    'overdue decisions': { path: '/api/proposals/overdue' },
    'own proposals': { path: '/api/proposals' },
    'proposals to decide': { path: '/api/proposals/to-decide' },
    'proposal counts': { path: '/api/proposals/counts' },
    'proposals of a busy problem': { path: `/api/problems/${problem}/proposals` },
    'ranking of a busy problem': { path: `/api/problems/${problem}/ranking` },
    'comparison of three proposals': { path: `/api/problems/${problem}/comparison?proposals=${compared}` },
    'solutions, first page': { path: '/api/solutions?limit=20' },
    'solutions, any page': inTurn(
      (await placesIn(client, 'solutions')).map((cursor) => `/api/solutions?limit=20&cursor=${cursor}`),
    ),
    'solutions, by readiness': { path: '/api/solutions?limit=20&sort=readiness' },
    'solutions, narrowed': inTurn(
      ['readinessFrom=6&readinessTo=8', 'technology=iot&status=published', 'region=KE'].map(
        (filters) => `/api/solutions?limit=20&${filters}`,
      ),
    ),
    'solutions, narrowed by who submits': { path: '/api/solutions?limit=20&submitterType=government' },
    'solutions, three words': inTurn(
      several.map((words) => `/api/solutions?limit=20&search=${encodeURIComponent(words)}`),
    ),
    'one solution': inTurn(offered.map(({ id }) => `/api/solutions/${id}`)),
    'problem facets': { path: '/api/problems/facets' },
    'problem facets, narrowed': inTurn(narrowings.map((filters) => `/api/problems/facets?${filters}`)),
    'solution facets': { path: '/api/solutions/facets' },
    'solution summary': { path: '/api/solutions/summary' },
    'projects, first page': { path: '/api/projects?limit=20' },
    'projects, any page': inTurn(
      (await placesIn(client, 'projects')).map((cursor) => `/api/projects?limit=20&cursor=${cursor}`),
    ),
    'projects, a column of the board': { path: '/api/projects?limit=10&phase=pilot' },
    'projects of an organization': { path: `/api/projects?limit=20&organization=${organization}` },
    'projects, three words': inTurn(
      several.map((words) => `/api/projects?limit=20&search=${encodeURIComponent(words)}`),
    ),
    'project facets': { path: '/api/projects/facets' },
    'project summary': { path: '/api/projects/summary' },
    'one project': ofProjects(''),
    'team of a project': ofProjects('/team'),
    'milestones of a project': ofProjects('/milestones'),
    'updates of a project': ofProjects('/updates'),
    'gates of a project': ofProjects('/gates'),
    'files of a project': ofProjects('/files'),
    'activity of a project': ofProjects('/changes'),
    'outcomes of a project': ofProjects('/outcomes'),
    'values, first page': { path: '/api/outcomes?limit=20' },
    'values in dispute': { path: '/api/outcomes?limit=20&state=disputed' },
    'values of a project': inTurn(projects.map(({ id }) => `/api/outcomes?limit=20&project=${id}`)),
    'values of an organization, 90 days': { path: `/api/outcomes?limit=20&organization=${organization}&days=90` },
    'values of an organization, their sum': { path: `/api/outcomes/total?organization=${organization}&days=90` },
    'values: confirmed by quarter': { path: '/api/outcomes/confirmed' },
    stories: { path: '/api/stories?limit=20' },
    'one story': inTurn(stories.map(({ slug: told }) => `/api/stories/${told}`)),
    'story of a project': inTurn(led.map(({ id }) => `/api/projects/${id}/story`)),
    'home: activity': { path: '/api/innovation/activity' },
    'home: impact': { path: '/api/innovation/impact' },
    'members, first page': { path: '/api/members?limit=20' },
    'members, by name': { path: '/api/members?limit=20&sort=name' },
    'members, narrowed': inTurn(
      ['country=KE', 'interest=AgriTech', 'type=startup,investor&verified=true', 'openTo=pilots&country=KE'].map(
        (filters) => `/api/members?limit=20&${filters}`,
      ),
    ),
    'members, a search': inTurn(common.map((word) => `/api/members?limit=20&search=${encodeURIComponent(word)}`)),
    'one member': inTurn(members.map(({ id }) => `/api/members/${id}`)),
    'work of a member': inTurn(members.map(({ id }) => `/api/members/${id}/work`)),
    'member facets': { path: '/api/members/facets' },
    'member facets, narrowed': { path: '/api/members/facets?type=startup&interest=AgriTech' },
    'members: growth': { path: '/api/members/growth' },
    'connections, first page': { path: '/api/connections/entries?tab=connected&limit=20' },
    'connection suggestions': { path: '/api/connections/suggestions' },
    'connection counts': { path: '/api/connections/counts' },
    'dashboard: stats': { path: '/api/dashboard/stats' },
    'dashboard: overview': { path: '/api/dashboard/overview' },
    'dashboard: analytics of an organization': { path: ofAnalytics('?') },
    'dashboard: proposals of a number': inTurn(
      ['side=received', 'side=made', 'side=received&status=accepted,declined'].map((counted) =>
        ofAnalytics(`/proposals?limit=20&${counted}&`),
      ),
    ),
    'dashboard: projects of a number': { path: ofAnalytics('/projects?limit=20&') },
    'dashboard: activity': { path: '/api/dashboard/activity?limit=8' },
    'home: network': { path: '/api/membership/network' },
    'palette, a common word': inTurn(common.map(everywhere)),
    'palette, three words': inTurn(several.map(everywhere)),
    'inbox, first page': { path: '/api/notifications/inbox?limit=20' },
    'inbox, unread': { path: '/api/notifications/inbox?limit=20&unread=true' },
    'inbox: counts': { path: '/api/notifications/inbox/counts' },
    'inbox: work': { path: '/api/notifications/work' },
    conversations: { path: '/api/conversations?limit=20' },
    'conversations: unread': { path: '/api/conversations/unread' },
    connections: { path: '/api/connections' },
    payments: { path: `/api/billing/payments?organizationId=${organization}` },
    documents: { path: `/api/billing/documents?organizationId=${organization}` },
    ...(await communityOf(client)),
    ...booksOf(admin),
    ...registryOf(admin),
    'create a problem': writes(organization),
    'create a solution': solutionWrites(organization),
    'create a discussion': discussionWrites(),
  };
}

export const isWrite = (name) => name.startsWith('create');

/** What a member reads of a community with as many posts as there are problems. */
async function communityOf(client) {
  const ids = async (order, limit) =>
    (
      await client.query(
        `select t.id from membership.community_threads t join membership.communities c on c.id = t.community_id
          where c.slug = $1 order by ${order} limit ${limit}`,
        [slug],
      )
    ).rows.map(({ id }) => id);
  const some = await ids('random()', 200);
  const [long] = await ids('t.replies desc', 1);
  const of = (part) => `/api/communities/${slug}${part}`;
  return {
    communities: { path: '/api/communities' },
    'one community': { path: of('') },
    'community: discussions': { path: of('/discussions?limit=20') },
    'community: people': { path: of('/members?limit=20') },
    'community: people by name': inTurn(
      ['number%2012', 'okafor', 'r'].map((name) => of(`/members?limit=20&search=${name}`)),
    ),
    'community: search, a common word': inTurn(common.map((word) => of(`/search?limit=20&search=${word}`))),
    'community: search, a rare word': inTurn([7, 77, 777].map((n) => of(`/search?limit=20&search=note${n}`))),
    'community: search, three words': inTurn(
      several.map((words) => of(`/search?limit=20&search=${encodeURIComponent(words)}`)),
    ),
    'community: search, suggestion': inTurn(
      misspelt.map((words) => of(`/search-suggestion?search=${encodeURIComponent(words)}`)),
    ),
    'one discussion': inTurn(some.map((id) => `/api/discussions/${id}`)),
    'posts of a discussion': inTurn(some.map((id) => `/api/discussions/${id}/posts?limit=20`)),
    'posts of a long discussion': { path: `/api/discussions/${long}/posts?limit=20` },
  };
}

/** What a super admin reads of the ledger. */
function booksOf(cookie) {
  const read = (query) => ({ path: `/api/admin/${query}`, cookie });
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return {
    'books: tiles': read('payments/summary'),
    'books: tiles of a month': read(`payments/summary?from=${day(40)}&to=${day(10)}`),
    'books: ledger': read('payments'),
    'books: ledger, failed': read('payments?status=failed'),
    'books: ledger, in review': read('payments?status=review'),
    'books: ledger, of a method': read('payments?method=ussd&currency=NGN'),
    'books: ledger, a reference': read('payments?search=GIA-000000000777'),
    'books: inbox': read('provider-events'),
    'books: inbox, failed': read('provider-events?state=failed'),
    'admin: communities': read('communities'),
    'admin: communities in figures': read('community-figures'),
    'admin: people of a community': read(`communities/${slug}/members`),
    'admin: an organization by name': read('organizations?search=organization%2012'),
    'admin: organizations': read('members?limit=20'),
    'admin: organizations by name': read('members?limit=20&search=organization%2012'),
    'admin: people': read('people?limit=20'),
    'admin: people by name': read('people?limit=20&search=number%2012'),
  };
}

/** What a super admin reads of the registrations. */
function registryOf(cookie) {
  const read = (query) => ({ path: `/api/registrations${query}`, cookie });
  const names = Array.from({ length: 40 }, (_, n) => `organization ${n + 17}`);
  return {
    'registrations, first page': read('?limit=20'),
    'registrations, narrowed': eachInTurn(['status=pending', 'type=ngo&plan=free', 'email=failed'], (filter) =>
      read(`?limit=20&${filter}`),
    ),
    'registrations, a search': eachInTurn(names, (name) => read(`?limit=20&search=${encodeURIComponent(name)}`)),
    'registrations, by name': read('?limit=20&sort=name'),
    'registrations, who waits longest': read('?limit=20&sort=waiting'),
    'registrations: summary': read('/summary'),
    'registrations: summary, narrowed': read('/summary?status=pending&type=ngo'),
  };
}

/** A problem to submit, each with words of its own. */
export function writes(organizationId) {
  let made = 0;
  return () => {
    made += 1;
    return {
      path: '/api/problems',
      body: JSON.stringify({
        organizationId,
        title: `Pumps that fail unseen at station ${made}`,
        description:
          'They stop without a sign, and nobody knows until the reservoir is empty. We look for a way to see it.',
        category: 'environment',
        urgency: 'high',
        tags: ['water', 'pumps'],
        estimatedValue: '$250,000',
      }),
    };
  };
}

/** A solution to publish, each with words of its own. */
function solutionWrites(organizationId) {
  let made = 0;
  return () => {
    made += 1;
    return {
      path: '/api/solutions',
      body: JSON.stringify({
        organizationId,
        title: `Probes that hear pumps fail at station ${made}`,
        description: 'They listen to pumps day and night, and tell before the reservoir is empty. Mounted in an hour.',
        category: 'environment',
        technologyType: 'iot',
        readinessLevel: 8,
        tags: ['water', 'pumps'],
        publish: true,
      }),
    };
  };
}

/** A discussion to start in the community with as many posts as there are problems. */
function discussionWrites() {
  let made = 0;
  return () => {
    made += 1;
    const body = JSON.stringify({
      title: `Who has ended pilot ${made}?`,
      text: 'We are about to, and would like to learn.',
    });
    return { path: `/api/communities/${slug}/discussions`, body };
  };
}

const firstWords = (text, many) => text.split(/\s+/).slice(0, many).join(' ');

/** Cursors from all over the list, so that no cache of an answer could help. */
async function placesIn(client, table) {
  const { rows } = await client.query(
    `select created_at as at, id from innovation.${table} order by random() limit 500`,
  );
  return rows.map(({ at, id }) => {
    const cursor = Buffer.alloc(22);
    cursor.writeUIntBE(at.getTime(), 0, 6);
    cursor.write(id.replaceAll('-', ''), 6, 'hex');
    return cursor.toString('base64url');
  });
}

/** Those that one problem alone has. */
async function rareWords(client) {
  const { rows } = await client.query(
    `select substring(title from 'site (.*)$') as word from innovation.problems
      where title like '%, site %' order by random() limit 40`,
  );
  return rows.map(({ word }) => word);
}

const inTurn = (paths) => eachInTurn(paths, (path) => ({ path }));

/** The same address with one text after another. */
const sendingInTurn = (path, texts) => eachInTurn(texts, (text) => ({ path, body: JSON.stringify({ text }) }));

function eachInTurn(items, toCall) {
  let next = Math.floor(Math.random() * items.length);
  const call = () => {
    next = (next + 1) % items.length;
    return toCall(items[next]);
  };
  return Object.assign(call, { many: items.length });
}
