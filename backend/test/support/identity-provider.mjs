// A real OpenID provider as a process of its own. It prints its port and signs in whoever types a name as
// <name>@provider.example; a name that starts with "unverified" has an unverified address, one that starts with "odd" has
// names that no form of ours would take, "nameless" has none, and "nowhere" an address that is none.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const callback = process.argv[2];
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [{ client_id: 'alliance', client_secret: 'alliance-secret', redirect_uris: [callback] }],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id.startsWith('nowhere') ? 'nowhere' : `${id}@provider.example`,
        email_verified: !id.startsWith('unverified'),
        ...(!id.startsWith('nameless') && {
          given_name: id.startsWith('odd') ? `Pa\u0085t\u2028\u202e${'a'.repeat(200)}` : 'Pat',
          family_name: id.startsWith('odd') ? '\u200b\u0007' : 'Provider',
        }),
      }),
    }),
  });
  server.on('request', provider.callback());
  process.send?.({ port });
});
process.on('disconnect', () => process.exit(0));
