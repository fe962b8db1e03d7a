import { hiddenStatuses } from './problem.entity';

/** In SQL: whether everybody sees a problem, of which this is the status. */
export const isShown = (status = 'status') =>
  `${status} not in (${hiddenStatuses.map((one) => `'${one}'`).join(', ')})`;
