import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Starts what terminates TLS for a host in front of a server on this machine, with a certificate of its own. */
export async function startTlsProxy(
  directory: string,
  { host, port }: { host: string; port: number },
) {
  const files = ['-keyout', 'tls.key', '-out', 'tls.pem'];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  await run('openssl', ['req', ...kind, ...files, ...name], { cwd: directory });
  const read = (file: string) => readFileSync(join(directory, file));
  const proxy = createServer({ key: read('tls.key'), cert: read('tls.pem') }, (asked, answer) => {
    const { method, url, headers } = asked;
    const forwarded = {
      ...headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    };
    const passed = request(
      { port, host: '127.0.0.1', method, path: url, headers: forwarded },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    // A browser leaves while its page is still loading something.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: String((proxy.address() as AddressInfo).port),
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
