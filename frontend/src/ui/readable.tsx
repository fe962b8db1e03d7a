import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { productName } from './Mark';
import { VisitorBar } from './OpenPage';
import { documentTitle } from './routing';

/**
 * A page as text, for those who read without script: it stands in the document until the application shows the same. `links` lead
 * on from its bar, in which the switch of the theme, which needs the script, has its place kept.
 */
export const pageOf = (path: string, links: ReactNode, children: ReactNode) =>
  renderToString(
    <StaticRouter location={path}>
      <VisitorBar>
        {links}
        <span className="size-11 shrink-0" />
      </VisitorBar>
      <main id="main" className="wrap py-8 sm:py-12">
        {children}
      </main>
    </StaticRouter>,
  );

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Head {
  title: string;
  text: string;
  address: string;
  type: 'website' | 'article';
  /** The address of what is shown with a link to it. */
  picture?: string;
}

/** What takes the place of the title and description of the document. */
export function headOf({ title, text, address, type, picture }: Head): string {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(documentTitle(title))}</title>`,
    named('description', text),
    `<link rel="canonical" href="${escaped(address)}" />`,
    property('title', title),
    property('description', text),
    property('type', type),
    property('url', address),
    property('site_name', productName),
    ...(picture
      ? [
          property('image', picture),
          property('image:type', 'image/png'),
          property('image:width', '1200'),
          property('image:height', '630'),
          property('image:alt', title),
          named('twitter:card', 'summary_large_image'),
          named('twitter:title', title),
          named('twitter:description', text),
          named('twitter:image', picture),
        ]
      : [named('twitter:card', 'summary')]),
  ].join('\n    ');
}

/** What is in it ends no script, whatever somebody has written. */
export const dataOf = (data: object) =>
  `\n    <script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
