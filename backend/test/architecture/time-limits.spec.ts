import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from '../../src/platform/config/config';
import { timeouts } from '../../src/platform/database/data-source';
import { answerWithinMs } from '../../src/platform/http/route-settings';
import { repository } from './cruise';

const promisedMs = 10_000;

describe('A caller', () => {
  it('is answered within ten seconds by what the product is set to, whatever the database does', () => {
    const { databaseLimits } = new Config({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://nowhere/none',
      SESSION_SECRET: 's'.repeat(40),
      DATA_DIR: tmpdir(),
    });
    const { connectionTimeoutMillis, statement_timeout, query_timeout } = timeouts(databaseLimits);
    // Each is shorter than what is around it, and says what has happened.
    expect(statement_timeout).toBeLessThan(query_timeout);
    expect(connectionTimeoutMillis + query_timeout).toBeLessThan(answerWithinMs);
    expect(answerWithinMs + 1000).toBeLessThanOrEqual(promisedMs);
  });

  it('waits longer for no answer but files, and for what an organization has done in years to become another one’s', () => {
    const sources = path.join(repository, 'backend/src');
    const longer = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.controller.ts'))
      .flatMap((name) =>
        [
          ...readFileSync(path.join(sources, name), 'utf8').matchAll(
            /@(?:AnswersWithin|DownloadsFile)\((.+)\)[\s\S]*?async (\w+)\(/g,
          ),
        ].map(([, ms, operation]) => `${operation}: ${ms}`),
      );
    expect(longer).toEqual([
      'exportAuditEvents: 10 * minute',
      'exportPayments: 10 * minute',
      'downloadProblemFile: problemFiles',
      'downloadEvidence: valueFiles',
      'downloadDataExport: fileWithinMs',
      'downloadMessageFile: messageFiles',
      'exportAgreements: 10 * minute',
      'exportRegistrations: 10 * minute',
      'downloadProjectFile: projectFiles',
      'mergeOrganization: minute',
    ]);
  });
});
