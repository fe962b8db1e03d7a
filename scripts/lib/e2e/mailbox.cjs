const { createServer } = require('node:http');

/** More than a run writes between a mail and its being looked for. */
const newest = 500;

/**
 * Answers as `/api/mailbox` of the product does, with the mail that a catcher has taken from it: so journeys read mail alike
 * wherever it went. Asks the message API of Mailpit; name and password may stand in its address.
 */
async function openMailbox(address) {
  const catcher = catcherAt(address);
  const server = createServer((request, response) => {
    answer(request.url, catcher).then(
      ({ status = 200, type = 'application/json', body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(type === 'application/json' ? JSON.stringify(body) : body);
      },
      (error) => {
        response.writeHead(502, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ detail: error.message }));
      },
    );
  });
  await catcher.ask('messages?limit=1');
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function answer(url, { ask }) {
  const [, id, html] = /^\/api\/mailbox(?:\/([\w-]+)(\/html)?)?$/.exec(url) ?? [];
  if (id) {
    const mail = await ask(`message/${id}`);
    if (html) return { type: 'text/html; charset=utf-8', body: mail.HTML };
    return { body: { ...summaryOf(mail), sentAt: mail.Date, text: mail.Text } };
  }
  if (url !== '/api/mailbox') return { status: 404, body: { detail: 'There is no such mailbox.' } };
  const { messages } = await ask(`messages?limit=${newest}`);
  return { body: messages.map((mail) => ({ ...summaryOf(mail), sentAt: mail.Created })) };
}

const summaryOf = ({ ID, To: [to], Subject }) => ({
  id: ID,
  toName: to?.Name ?? '',
  toAddress: to?.Address ?? '',
  subject: Subject,
});

function catcherAt(address) {
  const { origin, pathname, username, password } = new URL(address);
  const base = `${origin}${pathname.replace(/\/*$/, '/')}api/v1/`;
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = username ? { authorization: `Basic ${Buffer.from(user).toString('base64')}` } : {};
  const ask = async (path) => {
    const response = await fetch(base + path, { headers }).catch(() => undefined);
    if (!response?.ok) throw new Error(`E2E_MAILBOX_URL: ${base}${path} answers ${response?.status ?? 'nothing'}.`);
    return response.json();
  };
  return { ask };
}

module.exports = { openMailbox };
