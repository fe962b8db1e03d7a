import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { FacetCountDto } from '../../../platform/lists/browse.dto';
import { byNumber, type Cell, countFacet, countPassing, type FacetFilters } from '../../../platform/lists/facets';
import { organizationChanged } from '../membership.topics';
import { cells, cellsOf, countsOf, facets, pairs, type Several, severals } from './directory-statements';

/** How many have a value of a facet of which they may have several, and another value besides, or none in particular. */
interface Pair extends FacetCountDto {
  facet: Several;
  within: string;
  among: string;
}

/**
 * How many organizations there are with each value, remembered until one changes. Of one filter and none the numbers are kept by
 * triggers; of several at once the rows that pass are counted.
 */
@Injectable()
export class DirectoryCounts {
  private readonly figures: Cache<object>;

  constructor(
    private readonly database: Database,
    notices: Notices,
  ) {
    this.figures = new Cache(database, notices, {
      name: 'directory',
      max: 2000,
      topics: [],
      sweeping: [organizationChanged],
    });
  }

  /** How many the filters leave. */
  async passing(filters: FacetFilters): Promise<number> {
    const given = alone(filters);
    if (given && isSeveral(given.facet)) {
      const known = await this.pairs(given.facet, given.value);
      return known.find(({ within }) => within === '')?.count ?? 0;
    }
    return countPassing(await this.cells(filters), single(filters));
  }

  /** Of a facet the values that there are, as the other filters leave them, most first. */
  async of(facet: string, filters: FacetFilters): Promise<FacetCountDto[]> {
    const { [facet]: _own, ...others } = filters;
    const given = alone(others);
    if (isSeveral(facet)) return this.ofSeveral(facet, others, given);
    if (!given || !isSeveral(given.facet)) return countFacet(await this.cells(others), facet, single(others));
    const known = await this.pairs(given.facet, given.value);
    return known
      .filter(({ within }) => within === facet)
      .map(({ among, count }) => ({ value: among, count }))
      .sort(byNumber);
  }

  /** Countries that organizations are in, and how many organizations there are. */
  async whole(): Promise<{ members: number; countries: number }> {
    const all = await this.cells({});
    return { members: countPassing(all, {}), countries: countFacet(all, 'country', {}).length };
  }

  /** Until an organization changes, here or elsewhere. */
  async remember<Figure extends object>(key: string, read: () => Promise<Figure>): Promise<Figure> {
    return (await this.figures.get(key, read)) as Figure;
  }

  private async ofSeveral(facet: Several, others: FacetFilters, given?: Given): Promise<FacetCountDto[]> {
    const [within, among] = given ? [given.facet, given.value] : ['', ''];
    if (given || Object.keys(others).length === 0) {
      const known = await this.pairs(facet);
      return known
        .filter((pair) => pair.within === within && pair.among === among)
        .map(({ value, count }) => ({ value, count }))
        .sort(byNumber);
    }
    const read = () => this.database.query<FacetCountDto>(countsOf(facet, others), Object.values(others));
    return others.ids ? read() : this.remember(`${facet}:${JSON.stringify(others)}`, read);
  }

  /** All pairs of a facet, or of one value of it. */
  private async pairs(facet: Several, value?: string): Promise<Pair[]> {
    const all = await this.remember('pairs', () => this.database.query<Pair>(pairs));
    return all.filter((pair) => pair.facet === facet && (value === undefined || pair.value === value));
  }

  /** By all facets of one value at once: those that pass the filters of several values, or are among some ids. */
  private async cells(filters: FacetFilters): Promise<Cell[]> {
    const { ids, interest, openTo } = filters;
    const narrowed: FacetFilters = { ...(interest && { interest }), ...(openTo && { openTo }), ...(ids && { ids }) };
    const read = async () => {
      const asked = Object.keys(narrowed).length > 0 ? cellsOf(narrowed) : cells;
      return this.database.query<Cell>(asked, Object.values(narrowed));
    };
    return ids ? read() : this.remember(`cells:${JSON.stringify(narrowed)}`, read);
  }
}

interface Given {
  facet: string;
  value: string;
}

/** The one value that filters ask for; nothing where they ask for more, for none, or for ids. */
function alone(filters: FacetFilters): Given | undefined {
  const [[facet, values] = ['', []], ...others] = Object.entries(filters);
  const [value] = values;
  return others.length === 0 && values.length === 1 && value !== undefined && facet !== 'ids'
    ? { facet, value }
    : undefined;
}

const isSeveral = (facet: string): facet is Several => (severals as readonly string[]).includes(facet);

/** Of filters those of which an organization has one value. */
const single = (filters: FacetFilters): FacetFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => (facets as readonly string[]).includes(name)));
