import { LegalDocumentName } from '../../src/contexts/membership/legal/legal.dto';
import { LegalDeskQueries } from '../../src/contexts/membership/legal/legal-desk.queries';
import { Database } from '../../src/platform/database/database';
import { type AccessCase, superAdmin } from './access-case';
import type { Product } from './product';

/** What members and super admins do with the Terms and the Privacy Policy. */
export function legalCases(product: Product): Record<string, AccessCase[]> {
  const { pool } = product.app.get(Database);
  const desk = () => product.app.get(LegalDeskQueries, { strict: false }).find(LegalDocumentName.Privacy);
  let drafts = 0;
  /** The revision of a draft that is new, and the first day on which it may apply. */
  const draft = async () => {
    drafts += 1;
    await pool.query(
      `update membership.legal_drafts set body = $1, changes = 'Nothing', saved_at = now(), revision = revision + 1
        where document = 'privacy'`,
      [`## In short\n\nDraft ${drafts}.`],
    );
    const { revision, earliest: appliesFrom } = await desk();
    return { revision, appliesFrom };
  };
  const members = (status: number) =>
    Object.fromEntries(['owner', 'admin', 'member', 'viewer', 'stranger'].map((role) => [role, status]));
  const body = '## In short\n\nSaved.';

  return {
    listLegalNews: [{ about: 'whatever there is', answers: members(200), call: async () => ({}) }],
    agreeToDocument: [
      { about: 'a version', answers: members(204), call: async () => ({ id: 'terms', body: { version: 3 } }) },
      { about: 'no version', answers: members(404), call: async () => ({ id: 'terms', body: { version: 999 } }) },
      { about: 'no document', answers: members(404), call: async () => ({ id: 'imprint', body: { version: 1 } }) },
    ],
    getLegalDesk: [
      superAdmin('a document', 200, async () => ({ id: 'terms' })),
      superAdmin('no document', 404, async () => ({ id: 'imprint' })),
    ],
    saveLegalDraft: [
      superAdmin('a document', 200, async () => ({
        id: 'privacy',
        body: { body, changes: '', revision: (await draft()).revision },
      })),
      superAdmin('an older revision', 409, async () => ({
        id: 'privacy',
        body: { body, changes: '', revision: (await draft()).revision - 1 },
      })),
      superAdmin('no document', 404, async () => ({ id: 'imprint', body: { body, changes: '', revision: 0 } })),
    ],
    discardLegalDraft: [
      superAdmin('a draft', 200, async () => ({
        id: 'privacy',
        query: { revision: String((await draft()).revision) },
      })),
      superAdmin('an older revision', 409, async () => ({
        id: 'privacy',
        query: { revision: String((await draft()).revision - 1) },
      })),
      superAdmin('no document', 404, async () => ({ id: 'imprint', query: { revision: '0' } })),
    ],
    publishLegalDraft: [
      superAdmin('a draft', 200, async () => ({ id: 'privacy', body: await draft() })),
      superAdmin('an older revision', 409, async () => {
        const { revision, appliesFrom } = await draft();
        return { id: 'privacy', body: { revision: revision - 1, appliesFrom } };
      }),
      superAdmin('no document', 404, async () => ({
        id: 'imprint',
        body: { revision: 0, appliesFrom: '2026-12-24' },
      })),
    ],
    listAgreements: [
      superAdmin('whatever there is', 200, async () => ({
        query: { search: 'a_b', document: 'terms', version: '3', state: 'agreed', sort: 'name' },
      })),
    ],
    exportAgreements: [superAdmin('whatever there is', 200, async () => ({ query: { state: 'told' } }))],
  };
}
