import { Agent, createServer, request } from 'node:http';

/** The plainest proxy there is: each request to the next of the processes. */
export async function startRoundRobin(ports) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((asked, answer) => {
    turn = (turn + 1) % ports.length;
    const { method, url: path, headers } = asked;
    const passed = request({ agent, host: '127.0.0.1', port: ports[turn], method, path, headers }, (response) => {
      answer.writeHead(response.statusCode, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

/** How many of a hundred calls for a few pages, by somebody who keeps what was answered, are answered 304. */
export async function unchangedShare({ origin, headers }, paths) {
  const kept = new Map();
  let unchanged = 0;
  const calls = 100;
  for (const path of paths) kept.set(path, (await fetch(origin + path, { headers })).headers.get('etag'));
  for (let n = 0; n < calls; n += 1) {
    const path = paths[n % paths.length];
    const response = await fetch(origin + path, { headers: { ...headers, 'if-none-match': kept.get(path) } });
    await response.arrayBuffer();
    if (response.status === 304) unchanged += 1;
    else kept.set(path, response.headers.get('etag'));
  }
  return unchanged / calls;
}
