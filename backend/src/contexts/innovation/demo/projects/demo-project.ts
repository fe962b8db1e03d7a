import type { Category, ProjectPhase, ProjectStatus } from '../../innovation.enums';
import type { SuccessMetric } from '../../outcomes/success-metric.entity';

/** A project with those who work on it; ages and terms are in days from today. */
export interface DemoProject {
  lead: string;
  name: string;
  description: string;
  category: Category;
  /** How the titles begin. */
  problem: string;
  solution: string;
  phase: ProjectPhase;
  status: ProjectStatus;
  progress: number;
  budget: string;
  value: string;
  age: number;
  due: number;
  ended: number | null;
  metrics: Pick<SuccessMetric, 'name' | 'unit' | 'baseline' | 'target'>[];
  /** Organization, role and contribution. */
  with: [string, string, string][];
}
