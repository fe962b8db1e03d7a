import * as stories from '@/features/innovation/stories/render-stories';
import * as organizations from '@/features/membership/organization/render-organization';

interface Rendered {
  source(path: string): string | undefined;
  render(path: string, answer: unknown, origin: string): { head: string; page: string };
}

/** The pages that are there for those who read without script. */
const rendered: Rendered[] = [stories, organizations];

const at = (path: string) => rendered.find((one) => one.source(path));

/** The address whose answer the page at a path shows; nothing where it is none of these. */
export const source: Rendered['source'] = (path) => at(path)?.source(path);

export const render: Rendered['render'] = (path, answer, origin) =>
  at(path)?.render(path, answer, origin) ?? { head: '', page: '' };
