import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../config/env.ts';
import { signatureProblem } from './signature.ts';

/**
 * An S3 server for tests, over real HTTP, that refuses wrong signatures (decision record 0074 says why it is our own).
 */
export interface S3Server {
  /** What to set up for a store in a bucket of its own. */
  settings: S3Settings;
  /** The contents of all objects by their keys. */
  objects: Map<string, Buffer>;
  /** The headers of the requests it has answered. */
  headers: IncomingMessage['headers'][];
  /** Objects in a page of a list. */
  pageSize: number;
  /**
   * How it behaves: `refuse` answers 503, `silent` takes requests and never answers, `half` stops in the middle of a
   * content, `spoil` stores something else.
   */
  mode: 'well' | 'refuse' | 'silent' | 'half' | 'spoil';
  /** The number of requests that are answered before all others are refused. */
  failsAfter: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const CREDENTIALS = { keyId: 'key-of-the-tests', secret: 'secret/of+the tests' };
const BUCKET = 'hub-files';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tag = (name: string, content: string) => `<${name}>${content}</${name}>`;

export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let port = 0;

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    if (self.mode === 'silent') return;
    const problem = signatureProblem(request, body, CREDENTIALS);
    if (problem) return refuse(response, 403, problem);
    self.failsAfter -= 1;
    if (self.mode === 'refuse' || self.failsAfter < 0)
      return refuse(response, 503, 'ServiceUnavailable');
    self.headers.push(request.headers);
    return answer(request, response, body);
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'GET' && !key) return list(response, searchParams);
    if (request.method === 'PUT') {
      objects.set(key, self.mode === 'spoil' ? Buffer.from('spoiled') : body);
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const content = objects.get(key);
    if (!content) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('content-length', content.length);
    if (self.mode === 'half') return response.write(content.subarray(0, content.length / 2));
    return response.end(content);
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, self.pageSize);
    const next = keys.length > page.length ? page.at(-1) : undefined;
    response
      .setHeader('content-type', 'application/xml')
      .end(
        tag(
          'ListBucketResult',
          page.map((key) => tag('Contents', tag('Key', escaped(key)))).join('') +
            tag('IsTruncated', String(next !== undefined)) +
            (next ? tag('NextContinuationToken', escaped(next)) : ''),
        ),
      );
  }

  const self: S3Server = {
    settings: { bucket: BUCKET, prefix: 'hub', region: 'us-east-1', ...CREDENTIALS },
    objects,
    headers: [],
    pageSize: 1000,
    mode: 'well',
    failsAfter: Number.POSITIVE_INFINITY,
    start: () =>
      new Promise((resolve) => {
        server.listen(port, 'localhost', () => {
          port = (server.address() as AddressInfo).port;
          // By name: with an address, the SDK never puts the bucket into the host.
          self.settings.endpoint = `http://localhost:${port}`;
          resolve();
        });
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await self.start();
  return self;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(tag('Error', tag('Code', code) + tag('Message', `The request was refused: ${code}`)));
}
