import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawContextMap } from '../../src/tools/context-map';
import { repository } from './cruise';

it('is committed as the code says; if not, run `npm run context-map`', () => {
  const committed = readFileSync(path.join(repository, 'docs/architecture/context-map.md'), 'utf8');
  expect(committed).toBe(drawContextMap(path.join(repository, 'backend/src')));
});

describe('draws', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'context-map-'));
  const files = {
    'contexts/billing/plans/plan.entity.ts': "@Entity({ schema: 'billing', name: 'plans' })\nexport class Plan {}\n",
    'contexts/billing/billing.events.ts':
      "export class PlanChanged {\n  static readonly type = 'billing.plan-changed';\n}\n",
    'contexts/billing/plans/change-plan.ts':
      "import { type Label, MembershipApi } from '../../membership';\nawait this.events.publish(new PlanChanged());\n",
    'contexts/membership/stray.entity.ts': "@Entity({ schema: 'billing', name: 'stray' })\nexport class Stray {}\n",
    'contexts/notifications/reactions/when-plan-changed.ts':
      "import { PlanChanged } from '../../billing';\n@ReactsTo(PlanChanged, 'notifications.mail-plan-change')\nexport class WhenPlanChanged {}\n",
    'contexts/notifications/own.spec.ts': "import { Nothing } from '../innovation';\n",
    'platform/jobs/jobs.ts': 'export class Jobs {}\n',
  };
  let map: string;

  beforeAll(() => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    map = drawContextMap(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('imports, with what is taken', () => {
    expect(map).toContain('\n  billing --> membership\n');
    expect(map).toContain('| billing | Label, MembershipApi | membership |');
  });

  it('events, from who publishes to who reacts', () => {
    expect(map).toContain('\n  billing -. PlanChanged .-> notifications\n');
    expect(map).toContain('| PlanChanged | billing.plan-changed | billing | notifications |');
  });

  it('the tables of a schema, and one that stands in another', () => {
    expect(map).toContain('| billing | plans |');
    expect(map).toContain('| membership | billing.stray |');
    expect(map).toContain('| platform | – |');
  });

  it('nothing from tests', () => {
    expect(map).not.toContain('innovation');
  });
});
