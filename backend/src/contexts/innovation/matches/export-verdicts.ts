import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Commands } from '../../../platform/commands/commands';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { isShown } from '../problems/is-shown';
import { textOf } from './text-match';

interface Text {
  id: string;
  title: string;
  description: string;
  tags: string[];
}

const shown = isShown('q.status');
/** What one organization has found not relevant and another has saved is relevant. Of what its people took back nothing is said. */
const judged = {
  name: 'match-verdicts-judged',
  text: `select problem_id as "problemId", solution_id as "solutionId",
      max(case verdict when 'saved' then 1 else 0 end) as relevance
    from innovation.match_verdicts v where exists (select from innovation.problems q where q.id = v.problem_id and ${shown})
      and exists (select from innovation.solutions s where s.id = v.solution_id and s.status <> 'draft')
    group by problem_id, solution_id order by problem_id, solution_id`,
};
const queries = {
  name: 'match-verdicts-problems',
  text: `select id, title, description, tags from innovation.problems q
    where ${shown} and exists (select from innovation.match_verdicts v where v.problem_id = q.id) order by created_at, id`,
};
const docs = {
  name: 'match-verdicts-solutions',
  text: `select id, title, description, tags from innovation.solutions where status <> 'draft' order by created_at, id`,
};

const jsonl = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Writes what organizations have said about matches as a collection that `npm run match:eval` reads (qrels as TREC has them). */
@Injectable()
export class ExportVerdicts implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.commands.add('match-export', async () => {
      const folder = join(this.config.dataDir, 'match-verdicts');
      return { lines: [`${await this.execute(folder)} verdicts are in ${folder}`], well: true };
    });
  }

  /** Answers how many pairs are judged. */
  async execute(folder: string): Promise<number> {
    const pairs = await this.database.query<{ problemId: string; solutionId: string; relevance: number }>(judged);
    const problems = await this.database.query<Text>(queries);
    const solutions = await this.database.query<Text>(docs);
    mkdirSync(folder, { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write(
      'docs.jsonl',
      jsonl(
        solutions.map(({ id, title, description, tags }) => ({ id, title, text: [...tags, description].join(' ') })),
      ),
    );
    write('queries.jsonl', jsonl(problems.map((problem) => ({ id: problem.id, text: textOf(problem) }))));
    write(
      'qrels.tsv',
      pairs.map(({ problemId, solutionId, relevance }) => `${problemId}\t0\t${solutionId}\t${relevance}\n`).join(''),
    );
    return pairs.length;
  }
}
