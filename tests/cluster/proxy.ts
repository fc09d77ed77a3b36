import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of the nodes, as an operator has one: round robin over the nodes whose `/readyz` answers 200. */
export interface Proxy {
  origin: string;
  stop(): Promise<void>;
}

/** Milliseconds between two health checks. */
const CHECK_MS = 500;

/** Starts the proxy for nodes on the given ports. The node that answered is named in the header `x-node`. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const ready = new Set(ports);
  let turn = 0;

  const check = async () => {
    for (const port of ports) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) ready.add(port);
      else ready.delete(port);
    }
  };
  const timer = setInterval(check, CHECK_MS);

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const candidates = ports.filter((port) => ready.has(port));
    turn += 1;
    const first = turn;
    for (const place of candidates.keys()) {
      const port = candidates[(first + place) % candidates.length] as number;
      // Only where no connection was made is it certain that the node has done nothing.
      if ((await send(port, incoming, body, outgoing)) !== 'refused') return;
    }
    outgoing.writeHead(502).end();
  }

  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  // Whoever calls decides when a connection that is idle ends, so that none is closed under a request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a request to a node. Answers 502 if the node breaks off. */
function send(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<'done' | 'refused'> {
  return new Promise((resolve) => {
    const node = { host: '127.0.0.1', port, method, path: url, headers };
    const sent = request(node, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-node': String(port) });
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
      outgoing.once('close', () => resolve('done'));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('refused');
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'x-node': String(port) });
      outgoing.end(() => resolve('done'));
    });
    sent.end(body);
  });
}
