import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { repository } from './cruise';

const { openMailbox } = require(path.join(repository, 'scripts/lib/e2e/mailbox.cjs'));

const summary = {
  ID: 'jGhTQsZ5pGTbbNsGmtmNbX',
  From: { Name: 'Alliance', Address: 'alliance@staging.example' },
  To: [{ Name: 'Alex Kimani', Address: 'alex@leakfinders.example' }],
  Subject: 'Set your password',
  Created: '2026-11-22T09:00:00.000Z',
};
const { Created, ...rest } = summary;
const message = { ...rest, Date: Created, Text: 'Follow the link.', HTML: '<p>Follow the link.</p>' };

describe('The mail of a server that journeys run on', () => {
  const asked: { url?: string; authorization?: string }[] = [];
  const answers: Record<string, object> = {
    '/mail/api/v1/messages?limit=1': { messages: [summary] },
    '/mail/api/v1/messages?limit=500': { messages: [summary] },
    [`/mail/api/v1/message/${summary.ID}`]: message,
  };
  let mailpit: Server;
  let address: string;
  let mailbox: { origin: string; close(): Promise<void> };
  const get = async (at: string) => fetch(mailbox.origin + at);

  beforeAll(async () => {
    mailpit = createServer(({ url = '', headers: { authorization } }, response) => {
      asked.push({ url, authorization });
      response.writeHead(answers[url] ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answers[url] ?? { Error: 'Message not found' }));
    });
    await new Promise<void>((resolve) => mailpit.listen(0, '127.0.0.1', resolve));
    address = `127.0.0.1:${(mailpit.address() as AddressInfo).port}`;
    mailbox = await openMailbox(`http://qa:p%40ss@${address}/mail/`);
  });
  afterAll(async () => {
    await mailbox.close();
    await new Promise((resolve) => mailpit.close(resolve));
  });

  it('is listed as the product lists what it has caught, newest first', async () => {
    const known = { id: summary.ID, toName: 'Alex Kimani', toAddress: 'alex@leakfinders.example' };
    expect(await (await get('/api/mailbox')).json()).toEqual([
      { ...known, subject: 'Set your password', sentAt: Created },
    ]);
    expect(await (await get(`/api/mailbox/${summary.ID}`)).json()).toEqual({
      ...known,
      subject: 'Set your password',
      sentAt: Created,
      text: 'Follow the link.',
    });
    const html = await get(`/api/mailbox/${summary.ID}/html`);
    expect([html.headers.get('content-type'), await html.text()]).toEqual([
      'text/html; charset=utf-8',
      '<p>Follow the link.</p>',
    ]);
  });

  it('is asked for with the name and password of its address', () => {
    const qa = `Basic ${Buffer.from('qa:p@ss').toString('base64')}`;
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([qa]));
  });

  it('does not end a run where one mail is gone, and has nothing but mail', async () => {
    expect((await get('/api/mailbox/gone')).status).toBe(502);
    expect((await get('/api/v1/messages')).status).toBe(404);
  });

  it('is said to be missing before anything is run', async () => {
    await expect(openMailbox(`http://${address}/other`)).rejects.toThrow('E2E_MAILBOX_URL: ');
  });
});
