import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config/config';
import type { Secrets } from '../../../platform/secrets/secrets';
import { IdentityProvider } from './identity-provider';

describe('an identity provider that is away when it is first asked', () => {
  let isAway = true;
  let issuer: string;
  const server = createServer((_, response) => {
    const endpoint = (name: string) => `${issuer}/${name}`;
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        ...{ issuer, authorization_endpoint: endpoint('authorize'), token_endpoint: endpoint('token') },
        ...{ jwks_uri: endpoint('keys'), response_types_supported: ['code'], subject_types_supported: ['public'] },
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    );
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is asked again', async () => {
    const config = new Config({
      ...{ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' },
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'alliance', OIDC_CLIENT_SECRET: 'secret' },
    });
    const provider = new IdentityProvider(config, { seal: () => Buffer.from('sealed') } as unknown as Secrets);
    const begin = () => provider.begin({ setCookie: () => undefined } as unknown as FastifyReply, '/problems');
    await expect(begin()).rejects.toThrow();
    isAway = false;
    expect(await begin()).toContain(`${issuer}/authorize?`);
  });

  it('is asked without TLS nowhere but where we try things', async () => {
    const config = new Config({
      ...{ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' },
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'alliance', OIDC_CLIENT_SECRET: 'secret' },
    });
    jest.replaceProperty(config, 'production', true);
    const provider = new IdentityProvider(config, { seal: () => Buffer.from('sealed') } as unknown as Secrets);
    isAway = false;
    await expect(
      provider.begin({ setCookie: () => undefined } as unknown as FastifyReply, '/problems'),
    ).rejects.toThrow(/HTTPS/i);
  });

  it('is none where none is set', async () => {
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
    const provider = new IdentityProvider(config, { seal: () => Buffer.from('sealed') } as unknown as Secrets);
    expect(provider.configured).toBe(false);
    await expect(
      provider.begin({ setCookie: () => undefined } as unknown as FastifyReply, '/problems'),
    ).rejects.toMatchObject({ code: 'provider_failed' });
  });
});
