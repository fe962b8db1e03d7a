import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './compression';
import { etagOf, sendDocument } from './document';
import { type Readable, readableIn } from './readable-pages';

/** What the build hands over: the page at an address, by its path, and what of the API it asks at once. */
interface PageHeads {
  needs(address: string, signedIn: boolean): { path?: string; asks: string[] };
}

/** Answers come after the application and before the font: of a server that speaks HTTP/1.1 a browser takes six at a time. */
const beforeFont = /(?=<link rel="preload"|<\/head>)/;

/** What is read without script waits for none: its first script alone is named, which asks for the others once it is painted. */
const ahead = /<link rel="modulepreload"[^>]*>\s*/g;
const firstScript = /<script type="module"/;
const standsBack = '$& fetchpriority="low"';

/**
 * The document of the application, with the code and the answers that its page needs named in it: browsers fetch them
 * beside the application instead of after it. It holds nothing of anybody, only addresses.
 */
export class ApplicationPage {
  private readonly heads?: PageHeads;
  private readonly files: Record<string, string[]> = {};
  private readonly documents = new Map<string, string>();

  /** `rendered` is what the build has made for the server; absent where nothing has been built. */
  constructor(
    private readonly folder: string,
    rendered: string,
  ) {
    if (!existsSync(join(rendered, 'page-heads.cjs'))) return;
    this.heads = require(join(rendered, 'page-heads.cjs'));
    this.files = JSON.parse(readFileSync(join(rendered, 'page-files.json'), 'utf8'));
  }

  /** Answers whether there was a document to send; with the text of the page in it where there is one to read. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    { signedIn, readable }: { signedIn: boolean; readable?: Readable },
  ): Promise<boolean> {
    if (!this.heads) return false;
    const document = this.document(name);
    const sent = readable
      ? readableIn(document.replace(ahead, '').replace(firstScript, standsBack), readable)
      : this.naming(this.heads.needs(request.url, signedIn), document);
    const plain = Buffer.from(sent);
    await sendDocument(request, reply, { etag: etagOf(plain), plain, compressed: (as) => compress[as](plain) });
    return true;
  }

  private naming({ path, asks }: ReturnType<PageHeads['needs']>, document: string): string {
    const links = [
      ...asks.map((address) => `<link rel="preload" as="fetch" crossorigin href="${escaped(address)}">`),
      ...((path && this.files[path]) || []).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ];
    return document.replace(beforeFont, () => `${links.join('\n')}\n`);
  }

  private document(name: string): string {
    const read = this.documents.get(name) ?? readFileSync(join(this.folder, name), 'utf8');
    this.documents.set(name, read);
    return read;
  }
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
