import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The EICAR test file, which every scanner reports as a virus; in two pieces, so that no scanner reports this file. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`;

export interface FakeClamd {
  url: string;
  /** The answer to the next files instead of a verdict; '' to close the connection without an answer. */
  says: string | undefined;
  /** Sizes of the received files in bytes. */
  seen: number[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a daemon that implements ClamAV's INSTREAM and knows the EICAR test file. */
export async function fakeClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let sent = Buffer.alloc(0);
    socket.on('data', (data) => {
      sent = Buffer.concat([sent, data]);
      const file = fileIn(sent);
      if (!file) return;
      clamd.seen.push(file.length);
      const found = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      socket.end(clamd.says === '' ? '' : `${clamd.says ?? found}\0`);
    });
  });
  let port = 0;
  const start = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  const clamd: FakeClamd = { url: '', says: undefined, seen: [], start, stop };
  await start();
  clamd.url = `tcp://127.0.0.1:${port}`;
  return clamd;
}

/** Returns the file in the received bytes once it is complete. */
function fileIn(sent: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0');
  if (!sent.subarray(0, command.length).equals(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
