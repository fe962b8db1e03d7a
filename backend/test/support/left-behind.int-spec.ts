import { Audit } from '../../src/platform/audit/audit';
import { Notices } from '../../src/platform/database/notices';
import { Events } from '../../src/platform/events/events';
import { DomainError } from '../../src/platform/http/domain-error';
import { Mail } from '../../src/platform/mail/mail';
import { type Contexts, startContexts } from './contexts';
import type { Left } from './left-behind';
import { letter } from './letter';

describe('leavesBehind', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts();
  });
  afterAll(() => contexts.stop());

  /** A write that leaves one of each. */
  async function build(): Promise<string> {
    const link = 'https://alliance.example/reset-password?token=secret';
    await contexts.get(Events).publish({ type: 'test.bridge-built', over: 'the Nile' } as { type: string });
    await contexts.get(Audit).record('system', 'bridge.built', undefined, { over: 'the Nile' });
    await contexts.get(Mail).queue(letter, {
      to: { name: 'Ada', address: 'ada@own.example' },
      values: { firstName: 'Ada', link },
    });
    await contexts.get(Notices).send('bridges', '');
    return 'the Nile';
  }
  const left: Left = {
    events: [{ type: 'test.bridge-built', over: 'the Nile' }],
    audit: [{ action: 'bridge.built', actor: 'system', details: { over: 'the Nile' } }],
    mail: [{ template: 'letter', to: 'ada@own.example' }],
    notices: ['bridges'],
  };
  const refuse = async () => {
    throw new DomainError('too_late', 'conflict', 'Too late.');
  };

  it('holds for just what was left, whatever there was before', async () => {
    await expect(build).leavesBehind(left);
    await expect(build).leavesBehind((over: string) => ({ ...left, events: [{ type: 'test.bridge-built', over }] }));
    await expect(async () => undefined).leavesBehind({});
    await expect(refuse).leavesBehind({ refused: 'too_late' });
    await expect(async () => ({ status: 409, body: { code: 'too_late' } })).leavesBehind({ refused: 'too_late' });
  });

  it.each(['events', 'audit', 'mail', 'notices'] as const)('fails for %s that nobody expects', async (kind) => {
    await expect(expect(build).leavesBehind({ ...left, [kind]: undefined })).rejects.toThrow('Left behind');
  });

  it.each(['events', 'audit', 'mail', 'notices'] as const)('fails for %s that are not there', async (kind) => {
    await expect(expect(async () => undefined).leavesBehind({ [kind]: left[kind] })).rejects.toThrow('Left behind');
  });

  it.each([
    ['another payload', { events: [{ type: 'test.bridge-built', over: 'the Tana' }] }],
    ['another actor', { audit: [{ ...left.audit?.[0], actor: 'visitor' }] }],
    ['other details', { audit: [{ action: 'bridge.built', actor: 'system' }] }],
    ['another address', { mail: [{ template: 'password-reset', to: 'eve@evil.example' }] }],
    ['other values', { mail: [{ ...left.mail?.[0], values: { firstName: 'Eve' } }] }],
    ['a refusal', { refused: 'too_late' }],
  ])('fails for %s', async (_, changes) => {
    await expect(expect(build).leavesBehind({ ...left, ...changes } as Left)).rejects.toThrow('Left behind');
  });

  it('fails for a refusal that nobody expects, and lets through what is none', async () => {
    await expect(expect(refuse).leavesBehind({})).rejects.toThrow('too_late');
    const broken = async () => {
      throw new TypeError('broken');
    };
    await expect(expect(broken).leavesBehind({ refused: 'broken' })).rejects.toThrow(TypeError);
  });
});
