import { Injectable } from '@nestjs/common';
import { type FieldProblem, refuseWrong } from '../../../platform/http/domain-error';
import { parseValue } from '../../../platform/money/parse-value';
import { EstimateValue } from '../money/estimate-value';
import type { ProblemContent } from './problem.entity';
import type { ProblemContentDto } from './problem-requests.dto';

/** Reads what people have written about a problem. */
@Injectable()
export class ReadProblemContent {
  constructor(private readonly estimateValue: EstimateValue) {}

  /** Throws `value_not_understood`, or `invalid_input` for a budget that is none. */
  async execute(form: ProblemContentDto): Promise<ProblemContent> {
    const value = form.estimatedValue
      ? await this.estimateValue.execute(form.estimatedValue, 'estimatedValue')
      : undefined;
    return {
      title: form.title,
      description: form.description,
      category: form.category ?? null,
      urgency: form.urgency ?? null,
      tags: form.tags ?? [],
      estimatedValueMinor: value ? String(value.minor) : null,
      estimatedValueCurrency: value?.currency ?? null,
      estimatedValueUsdMinor: value ? String(value.usdMinor) : null,
      successCriteria: form.successCriteria || null,
      requiredReadiness: form.requiredReadiness ?? null,
      regions: form.regions ?? [],
      rewards: form.rewards ?? [],
      rewardNote: form.rewardNote || null,
      decideBy: form.decideBy ?? null,
      ...budgetOf(form),
    };
  }
}

function budgetOf(form: ProblemContentDto) {
  const from = form.budgetFrom ? parseValue(form.budgetFrom, 'budgetFrom') : undefined;
  const to = form.budgetTo ? parseValue(form.budgetTo, 'budgetTo') : undefined;
  const wrong: FieldProblem[] = [];
  if (from && to && from.currency !== to.currency)
    wrong.push({ field: 'budgetTo', message: `Write both amounts in one currency: the first is in ${from.currency}` });
  else if (from && to && from.minor > to.minor)
    wrong.push({ field: 'budgetTo', message: 'The budget ends with no less than it begins with' });
  refuseWrong(wrong);
  return {
    budgetFromMinor: from ? String(from.minor) : null,
    budgetToMinor: to ? String(to.minor) : null,
    budgetCurrency: (from ?? to)?.currency ?? null,
  };
}
