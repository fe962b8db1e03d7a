import readXlsxFile from 'read-excel-file/node';
import { admin } from '../../../../test/support/admin';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { OrganizationType } from '../organizations/organization.enums';
import { type ExportFormat, ExportRegistrations } from './export-registrations';
import type { RegistrationExportQuery } from './registry.dto';

/** More than are read at once, each of which a spreadsheet would run. */
const count = 2500;
const signs = ['=', '+', '-', '@', '\t', '\r'];
const nameOf = (n: number) => `${signs[n % signs.length]}1+1 "${n}", <b>`;

let contexts: Contexts;

beforeAll(async () => {
  contexts = await startContexts();
  await contexts.rows(
    `insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name,
        contact_name, email, selected_plan, agree_terms, interests, description, created_at)
      select 'GIA-' || (100000 + n), gen_random_uuid(), gen_random_uuid(),
        case when n % 2 = 0 then 'ngo' else 'startup' end::membership.organization_type, ($2::text[])[1 + n], 'Ada Okafor',
        'ada' || n || '@pumps.example', 'free', true, '{Fintech}', E'Two\\nlines', '2026-11-01'::timestamptz + n * interval '1 second'
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
    const names = [...text.matchAll(/^(?:Ngo),"('?)([^\r\n])/gm)];
    expect(text.match(/\r\nNgo,/g)).toHaveLength(count / 2);
    expect(names.filter(([, apostrophe]) => apostrophe === '')).toEqual([]);
    expect(text).not.toContain('\r\nStartup,');
  });

  it('are lines with tabs, one for each', async () => {
    const { name, text } = await taken('tsv');
    expect(name).toBe(`all_registrations_${today()}.tsv`);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([head.length]));
  });

  it('are a workbook of texts that another program opens', async () => {
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
    expect(rows.every((row) => row.every((cell) => cell === null || cell === '' || typeof cell === 'string'))).toBe(
      true,
    );
  });

  it('are a page to print of those that are chosen, which shows signs and runs nothing', async () => {
    const { name, text } = await taken('html', { ids: 'GIA-100000,GIA-100001' });
    expect(name).toBe(`selected_registrations_${today()}.html`);
    expect(text.match(/<tr>/g)).toHaveLength(3);
    expect(text).toContain('=1+1 &quot;0&quot;, &lt;b&gt;');
    expect(text).not.toContain('<b>');
  });

  it('leave behind who has taken them', async () => {
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
