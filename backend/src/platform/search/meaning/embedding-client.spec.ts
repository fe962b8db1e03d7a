import { misbehaviours, startEmbeddingsServer } from '../../../../test/support/embeddings-server';
import { EmbeddingClient } from './embedding-client';
import type { Vector } from './vectors';

describe('an embeddings endpoint', () => {
  let server: Awaited<ReturnType<typeof startEmbeddingsServer>>;
  const embed = (...texts: string[]) => new EmbeddingClient({ url: server.url, model: 'a-model' }).embed(texts, 5000);

  beforeAll(async () => {
    server = await startEmbeddingsServer();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.stop());

  it('may answer in another order than it was asked', async () => {
    server.state.misbehave = (response, texts) => {
      const data = texts.map((text, index) => ({ index, embedding: text === 'leaks' ? [2, 1] : [1, 2] }));
      response.writeHead(200).end(JSON.stringify({ data: data.reverse() }));
    };
    const [leaks, robots] = (await embed('leaks', 'robots')) as [Vector, Vector];
    expect(leaks[0]).toBeGreaterThan(robots[0] as number);
  });

  it('is read no further than vectors are long', async () => {
    server.state.misbehave = misbehaviours['is huge'];
    await expect(embed('leaks')).rejects.toMatchObject({
      trouble: 'unusable',
      message: expect.stringContaining('more than 262144 bytes'),
    });
  });

  it('is not followed to another address, which the texts are not for', async () => {
    server.state.misbehave = (response) => {
      server.state.misbehave = undefined;
      response.writeHead(307, { location: server.url }).end();
    };
    await expect(embed('leaks')).rejects.toMatchObject({ trouble: 'failed' });
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['5', 5000],
    ['86400', 600_000],
    ['tomorrow', 0],
  ])('that wants to be left alone for %s seconds is, for ten minutes at most', async (seconds, restMs) => {
    server.state.misbehave = (response) => void response.writeHead(429, { 'retry-after': seconds }).end();
    await expect(embed('leaks')).rejects.toMatchObject({ trouble: 'limited', restMs });
  });
});
