import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const bucket = 'alliance-files';
const credentials = { accessKey: 'AKIDTEST', secretKey: 'a secret of the bucket', region: 'eu-test-1' };
const perPage = 2;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Enough of S3 for `S3Files`, which checks signatures by AWS's description of version 4 and takes nothing unsigned. */
export async function startS3Server() {
  const objects = new Map<string, { content: Buffer; type: string; modified: Date }>();
  const broken: string[] = [];
  let failing = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url as string, 'http://s3');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    const answer = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, headers).end(body);
    if (failing > 0) {
      failing -= 1;
      return answer(503);
    }
    const wrong = signatureProblem(request, url, content);
    if (wrong) {
      broken.push(wrong);
      return answer(403, wrong);
    }
    const [, inBucket, ...rest] = url.pathname.split('/');
    if (inBucket !== bucket) return answer(404, '<Code>NoSuchBucket</Code>');
    const key = rest.join('/');
    if (request.method === 'PUT') {
      objects.set(key, { content, type: request.headers['content-type'] ?? '', modified: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (key === '') return answer(200, listing(url.searchParams));
    const found = objects.get(key);
    if (!found) return answer(404, '<Code>NoSuchKey</Code>');
    return answer(200, found.content, {
      'content-type': url.searchParams.get('response-content-type') ?? found.type,
      'content-disposition': url.searchParams.get('response-content-disposition') ?? 'inline',
    });
  });

  function listing(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const after = query.get('continuation-token')?.replace('next&', '') ?? '';
    const page = keys.filter((key) => key > after).slice(0, perPage);
    const more = page.length > 0 && page.at(-1) !== keys.at(-1);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
    );
    const next = more ? `<NextContinuationToken>next&amp;${page.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('\n')}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { endpoint, bucket, ...credentials },
    objects,
    /** What was wrong with requests that were refused. */
    broken,
    failNext: (times: number) => {
      failing = times;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Says what is wrong with a request's signature, of its headers or of its address. */
function signatureProblem(request: IncomingMessage, url: URL, content: Buffer): string | undefined {
  const query = url.searchParams;
  const header = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  const [credential, signedHeaders, signature] = header?.slice(1) ?? [
    query.get('X-Amz-Credential') ?? '',
    query.get('X-Amz-SignedHeaders') ?? '',
    query.get('X-Amz-Signature') ?? '',
  ];
  if (!signature || !credential || !signedHeaders) return 'unsigned';
  const at = header ? String(request.headers['x-amz-date']) : (query.get('X-Amz-Date') ?? '');
  const time = Date.parse(at.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const expires = header ? 900 : Number(query.get('X-Amz-Expires'));
  if (!(Date.now() - time < expires * 1000)) return 'expired';
  const hash = header ? String(request.headers['x-amz-content-sha256']) : 'UNSIGNED-PAYLOAD';
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(content)) return 'other content';

  const sorted = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const canonical = [
    request.method,
    url.pathname,
    sorted.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    hash,
  ].join('\n');
  const [accessKey, ...scope] = credential.split('/');
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((signing, part) => hmac(signing, part), `AWS4${credentials.secretKey}`);
  const isRight = accessKey === credentials.accessKey && scope[1] === credentials.region;
  return isRight && hmac(key, text).toString('hex') === signature ? undefined : `wrong signature of ${canonical}`;
}
