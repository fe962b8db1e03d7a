import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractTraps } from './contract-traps';

const sources = path.join(__dirname, '..', '..', 'src');

it('finds every name of the contract once in this repository', () => {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(sources, name), 'utf8')]));
  expect(contractTraps(files)).toEqual([]);
});

it('catches a DTO class of the same name in two contexts', () => {
  const files = {
    'billing/plan.dto.ts': 'export class PlanDto {}',
    'innovation/plan.dto.ts': 'export class PlanDto {}\nexport class IdeaDto {}',
  };
  expect(contractTraps(files)).toEqual(['schema PlanDto in billing/plan.dto.ts and innovation/plan.dto.ts']);
});

it('catches an enumeration of the same name in two contexts', () => {
  const files = {
    'billing/status.enums.ts': "export enum Status { Paid = 'paid' }",
    'innovation/idea.dto.ts': "export enum Status { Open = 'open' }",
  };
  expect(contractTraps(files)).toEqual(['schema Status in billing/status.enums.ts and innovation/idea.dto.ts']);
});

it('catches a controller method of the same name in two contexts', () => {
  const files = {
    'billing/a.controller.ts': "export class A { @Get('plans') list() {} @Post() buy() {} }",
    'innovation/b.controller.ts': 'export class B { @Access() @Get() list() {} private buy() {} }',
  };
  expect(contractTraps(files)).toEqual(['operation list in billing/a.controller.ts and innovation/b.controller.ts']);
});
