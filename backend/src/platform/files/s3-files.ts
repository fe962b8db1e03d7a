import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../clock/clock';
import type { S3Config } from '../config/config';
import { dispositionOf } from './file-headers';
import { Files } from './files';
import { filesUnavailable } from './files.errors';
import type { ReceivedFile } from './receive-file';
import type { StoredFile } from './stored-file';

interface S3Request {
  method?: string;
  headers?: Record<string, string>;
  body?: RequestInit['body'];
}

const patience = 8000;
/** Slower than this, in bytes per millisecond, sending a file is given up. */
const slowest = 250;

/** In a bucket of a server that speaks S3. All processes share it. */
export class S3Files extends Files {
  constructor(
    private readonly config: S3Config,
    clock: Clock,
  ) {
    super(clock, join(tmpdir(), 'alliance-files'));
  }

  async url({ key, name, type }: StoredFile, seconds: number): Promise<string> {
    const address = this.address(key);
    address.searchParams.set('X-Amz-Expires', String(seconds));
    address.searchParams.set('response-content-type', type);
    address.searchParams.set('response-content-disposition', dispositionOf({ name, type }));
    return (await this.sign(address, { signQuery: true })).url.href;
  }

  protected async keep(key: string, { path, type, bytes, hash }: ReceivedFile): Promise<void> {
    const kept = await this.call(this.address(key), patience + bytes / slowest, {
      method: 'PUT',
      headers: { 'content-type': type, 'content-length': String(bytes), 'x-amz-content-sha256': hash },
      body: Readable.toWeb(createReadStream(path)) as RequestInit['body'],
    });
    if (!kept) throw filesUnavailable();
  }

  protected async read(key: string): Promise<Readable | undefined> {
    const body = (await this.call(this.address(key)))?.body;
    return body ? Readable.fromWeb(body as ReadableStream) : undefined;
  }

  protected async erase(key: string): Promise<void> {
    await this.call(this.address(key), patience, { method: 'DELETE' });
  }

  protected async *keysBefore(prefix: string, before: Date): AsyncIterable<string[]> {
    let next: string | undefined;
    do {
      const address = this.address('');
      address.searchParams.set('list-type', '2');
      address.searchParams.set('prefix', `${prefix}/`);
      if (next) address.searchParams.set('continuation-token', next);
      const page = await (await this.call(address))?.text();
      if (page === undefined) throw filesUnavailable();
      const files = [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, file = '']) => file);
      yield files.flatMap((file) =>
        new Date(textOf(file, 'LastModified') ?? '') < before ? (textOf(file, 'Key') ?? []) : [],
      );
      next = textOf(page, 'NextContinuationToken');
    } while (next);
  }

  private address(key: string): URL {
    const { endpoint, bucket } = this.config;
    return new URL(`${endpoint}/${bucket}${key && `/${key}`}`);
  }

  /** A body is signed by its hash, in a header; without one it is left out of the signature, and TLS keeps it whole. */
  private sign(address: URL, request: { method?: string; headers?: Record<string, string>; signQuery?: boolean }) {
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = this.config;
    return new AwsV4Signer({
      ...request,
      url: address.href,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    }).sign();
  }

  /** The answer, or nothing where nothing is; throws `files_unavailable`, also when its beginning takes too long. */
  private async call(address: URL, timeout = patience, request: S3Request = {}): Promise<Response | undefined> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), timeout);
    try {
      const { method = 'GET', headers = {}, body } = request;
      const signed = await this.sign(address, { method, headers });
      const sent = { method, headers: signed.headers, body, duplex: 'half' as const, signal: waiting.signal };
      const response = await fetch(signed.url, sent);
      if (response.ok) return response;
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new Error(`${request.method ?? 'GET'} is answered ${response.status}`);
    } catch (cause) {
      throw Object.assign(filesUnavailable(), { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

function textOf(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}
