import { readXlsx } from 'hucre/xlsx';
import readXlsxFile from 'read-excel-file/node';
import { admin } from '../../../../test/support/admin';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { MembershipTier, OrganizationType } from '../organizations/organization.enums';
import { RegistrationStatus } from '../registrations/registration.enums';
import { type ExportFormat, ExportRegistrations } from './export-registrations';
import type { RegistrationExportQuery } from './registry.dto';
import { RegistrationSort } from './registry.enums';

/** More than are read at once, each of which a spreadsheet would run. */
const count = 10_000;
const signs = ['=', '+', '-', '@', '\t', '\r'];
const nameOf = (n: number) => `${signs[n % signs.length]}1+1 "${n}", <b>`;

let contexts: Contexts;

beforeAll(async () => {
  contexts = await startContexts();
  await contexts.rows(
    `insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name,
        contact_name, email, selected_plan, agree_terms, interests, description, status, created_at)
      select 'GIA-' || (100000 + n), gen_random_uuid(), gen_random_uuid(),
        case when n % 2 = 0 then 'ngo' else 'startup' end::membership.organization_type, ($2::text[])[1 + n], 'Ada Okafor',
        'ada' || n || '@pumps.example', 'free', true, '{Fintech}', E'Two\\nlines',
        case when n % 2 = 0 then 'info_requested' else 'pending' end::membership.registration_status, '2026-11-01'::timestamptz + n * interval '1 second'
      from generate_series(0, $1 - 1) n`,
    [count, Array.from({ length: count }, (_, n) => nameOf(n))],
  );
});
afterAll(() => contexts.stop());

async function taken(format: ExportFormat, query: RegistrationExportQuery = {}) {
  const { name, content } = await contexts.get(ExportRegistrations).execute(admin, format, query);
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(Buffer.from(part));
  return { name, bytes: Buffer.concat(parts), text: Buffer.concat(parts).toString() };
}
const today = () => new Date().toISOString().slice(0, 10);
const head = [
  ...[
    'Organization Type',
    'Organization Name',
    'Contact Name',
    'Email',
    'Phone',
    'Role',
    'Plan',
    'Interests',
    'Status',
  ],
  ...['Email Sent', 'Created At', 'Description'],
];

describe('Registrations that are taken away', () => {
  it('are a CSV file of all that the filter leaves, of which a spreadsheet runs nothing', async () => {
    const { name, text } = await taken('csv', { type: OrganizationType.Ngo });
    expect(name).toBe(`filtered_registrations_${today()}.csv`);
    expect(text.startsWith(`\ufeff${head.join(',')}\r\n`)).toBe(true);
    const names = [...text.matchAll(/^(?:NGO),"('?)([^\r\n])/gm)];
    expect(text.match(/\r\nNGO,/g)).toHaveLength(count / 2);
    expect(names.filter(([, apostrophe]) => apostrophe === '')).toEqual([]);
    expect(text).not.toContain('\r\nStartup,');
    // In the words of the pages.
    expect(text.match(/,Lite Plan,Fintech,Information requested,No,2026-/g)).toHaveLength(count / 2);
  });

  it('are lines with tabs, one for each', async () => {
    const { name, text } = await taken('tsv');
    expect(name).toBe(`all_registrations_${today()}.tsv`);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([head.length]));
  });

  it('are a workbook of texts and moments that another program opens', async () => {
    const { name, bytes } = await taken('excel');
    expect(name).toBe(`all_registrations_${today()}.xlsx`);
    // Another library than the one that wrote it.
    const [sheet] = await readXlsxFile(bytes);
    const rows: unknown[][] = sheet?.data ?? [];
    expect(rows[0]).toEqual(head);
    expect(rows).toHaveLength(count + 1);
    // Newest first; what a sign begins is a text like any other.
    expect(rows.slice(1, 7).map((row) => row[1])).toEqual(
      Array.from({ length: 6 }, (_, n) => nameOf(count - 1 - n)).map((text) => expect.stringContaining(text.trim())),
    );
    const [, ...lines] = rows;
    expect(lines.every((row) => row.pop() === 'Two\nlines' && row.pop() instanceof Date)).toBe(true);
    expect(lines.every((row) => row.every((cell) => cell === null || typeof cell === 'string'))).toBe(true);
    // Its head stays in view, and each column is as wide as what stands in it.
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.freezePane).toEqual({ rows: 1 });
    expect(sheets[0]?.columns?.every(({ width }) => width && width > 10)).toBe(true);
  });

  it('are a page to print of those that are chosen, which shows signs and runs nothing', async () => {
    const { name, text } = await taken('html', { ids: 'GIA-100000,GIA-100001' });
    expect(name).toBe(`selected_registrations_${today()}.html`);
    expect(text.match(/<tr>/g)).toHaveLength(3);
    expect(text).toContain('<p>2 registrations, chosen one by one. Global');
    expect(text).toContain('<td>1 November 2026</td>');
    // However long a name is, the other columns keep their width.
    expect(text).toContain('table-layout:fixed');
    expect(text.match(/<col width="[\d.]+%">/g)).toHaveLength(head.length);
    expect(text).toContain('=1+1 &quot;0&quot;, &lt;b&gt;');
    expect(text).not.toContain('<b>');
  });

  it.each<[string, RegistrationExportQuery, string]>([
    ['all', {}, '10,000 registrations. Global'],
    [
      'what the filter leaves',
      { type: OrganizationType.Ngo, plan: MembershipTier.Free, search: 'ada1', from: '2026-11-01' },
      '555 registrations: NGO, Lite Plan, “ada1”, From 1 November 2026. Global',
    ],
    [
      'the queue',
      { status: RegistrationStatus.Pending, sort: RegistrationSort.Waiting },
      '5,000 registrations: Pending, Waiting for review. Global',
    ],
  ])('are a page to print that says that it holds %s, and how many', async (_what, query, said) => {
    expect((await taken('html', query)).text).toContain(`<p>${said}`);
  });

  it('leave behind who has taken them', async () => {
    await expect(() =>
      contexts.get(ExportRegistrations).execute(admin, 'csv', { search: 'ada@pumps.example' }),
    ).leavesBehind({
      audit: [
        {
          action: 'registrations.exported',
          actor: `admin:${admin.id}`,
          details: { format: 'csv', filter: { search: true } },
        },
      ],
    });
    await expect(() => contexts.get(ExportRegistrations).execute(admin, 'csv', { ids: 'GIA-100000' })).leavesBehind({
      audit: [
        {
          action: 'registrations.exported',
          actor: `admin:${admin.id}`,
          details: { format: 'csv', registrations: ['GIA-100000'] },
        },
      ],
    });
  });
});
