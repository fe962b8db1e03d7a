import type { LegalBlockDto, LegalDocumentDto } from '@alliance/api-client/membership';
import { Link } from 'react-router-dom';

/** The text under its headings, which can be linked to. */
export function LegalSections({ sections }: Pick<LegalDocumentDto, 'sections'>) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="mt-10">
      <h2 id={id} className="break-after-avoid text-2xl">
        {title}
      </h2>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <Block key={place} {...block} />
      ))}
    </section>
  ));
}

function Block({ kind, lines }: LegalBlockDto) {
  if (kind === 'paragraph') return <p className="mt-3 [overflow-wrap:anywhere]">{marked(lines[0] ?? '')}</p>;
  return (
    <ul className="mt-3 list-disc space-y-2 pl-6 [overflow-wrap:anywhere]">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a list never move
        <li key={place} className="break-inside-avoid">
          {marked(line)}
        </li>
      ))}
    </ul>
  );
}

const marks = /(\*\*[^*]+\*\*|`[^`]+`|\[[^[\]]{1,300}\](?:\([^()]{1,500}\))?)/;

/** `**strong**`, `` `name` ``, `[link](/path)` and `[a fact that the operator has not given]`. */
const marked = (line: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
  line.split(marks).map((part, index) => <Marked key={`${index}${part}`} text={part} />);

function Marked({ text }: { text: string }) {
  if (text.startsWith('**')) return <strong className="font-semibold">{text.slice(2, -2)}</strong>;
  if (text.startsWith('`')) return <code className="text-sm">{text.slice(1, -1)}</code>;
  const [, label, to] = /^\[([^[\]]+)\](?:\((\/(?![/\\])[^\s\\()]*)\))?$/.exec(text) ?? [];
  if (!label) return text;
  if (!to) return <mark className="rounded-sm bg-yellow-soft px-1 text-yellow">{text}</mark>;
  const look = 'text-brand underline underline-offset-4';
  return to.startsWith('/api/') ? (
    <a href={to} className={look}>
      {label}
    </a>
  ) : (
    <Link to={to} className={look}>
      {label}
    </Link>
  );
}
