import { createElement, Fragment, type ReactNode } from 'react';
import { classes } from '../classes';
import type { Inline } from './inlines';
import { type Block, parseMarkdown } from './markdown';

export interface Person {
  id: string;
  name: string;
  imageUrl?: string | null;
  organizationId?: string;
}

interface MarkdownProps {
  text: string;
  /** Who may be mentioned in it: a mention of anybody else stays text. */
  people?: readonly Person[];
  className?: string;
}

/**
 * What people write, as they meant it. It is made of elements, never of HTML: what is no sign of ours stays the text that
 * it is.
 */
export function Markdown({ text, people = [], className }: MarkdownProps) {
  return (
    <div className={classes('grid min-w-0 max-w-prose gap-3 [overflow-wrap:anywhere]', className)}>
      {together(parseMarkdown(text).map((block) => blockOf(block, people)))}
    </div>
  );
}

/** Children that stay in their order need no keys. */
const together = (children: ReactNode[]) => createElement(Fragment, null, ...children);

function blockOf(block: Block, people: readonly Person[]): ReactNode {
  const blocks = (inside: Block[]) => together(inside.map((one) => blockOf(one, people)));
  switch (block.kind) {
    case 'paragraph':
      return <p dir="auto">{inlinesOf(block.content, people)}</p>;
    case 'code':
      return (
        <pre dir="ltr" className="whitespace-pre-wrap rounded-md bg-sunken p-3 text-sm">
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote dir="auto" className="grid gap-3 border-line-strong border-l-2 pl-4 text-ink-2">
          {blocks(block.blocks)}
        </blockquote>
      );
    case 'list': {
      const Tag = block.start === undefined ? 'ul' : 'ol';
      return (
        <Tag
          dir="auto"
          start={block.start}
          className={classes(block.start === undefined ? 'list-disc' : 'list-decimal', 'space-y-1 pl-5')}
        >
          {together(block.items.map((item) => createElement('li', { className: 'min-w-0' }, blocks(item))))}
        </Tag>
      );
    }
  }
}

const inlinesOf = (content: Inline[], people: readonly Person[]) =>
  together(content.map((node) => inlineOf(node, people)));

function inlineOf(node: Inline, people: readonly Person[]): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.kind) {
    case 'strong':
      return <strong className="font-semibold">{inlinesOf(node.content, people)}</strong>;
    case 'emphasis':
      return <em>{inlinesOf(node.content, people)}</em>;
    case 'code':
      return <code className="rounded-sm bg-sunken px-1 text-sm">{node.text}</code>;
    case 'break':
      return <br />;
    case 'mention': {
      const person = people.find(({ id }) => id === node.id);
      if (!person) return `@${node.name}`;
      return <span className="rounded-sm bg-brand-soft px-1 font-medium text-brand-strong">@{person.name}</span>;
    }
    case 'link':
      return (
        <a
          href={node.address}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="rounded-sm font-medium text-brand underline underline-offset-2 hover:text-brand-strong"
        >
          {inlinesOf(node.content, people)}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      );
  }
}
