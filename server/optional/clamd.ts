import { createConnection, type NetConnectOpts } from 'node:net';
import type { Scanner, ScanResult } from '../core/files/scanner.ts';

/** An uploader waits at most for this time. */
const TIMEOUT_MS = 15_000;
const CHUNK = 64 * 1024;
const MAX_ANSWER = 1024;

/** Returns a scanner that asks a ClamAV daemon by its TCP protocol. @param url `tcp://host:3310` */
export function clamd(url: string): Scanner {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    async scan(file, signal) {
      try {
        return verdictOf(await ask({ host, port: Number(port) || 3310, signal }, file));
      } catch (error) {
        return { state: 'WAITING', problem: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}

/** Reads the daemon's answer: `stream: OK`, `stream: NAME FOUND`, or an error. */
function verdictOf(answer: string): ScanResult {
  if (answer === 'stream: OK') return { state: 'CLEAN' };
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (finding) return { state: 'INFECTED', finding: finding.slice(0, 200) };
  return { state: 'WAITING', problem: `The scanner answered ${JSON.stringify(answer)}` };
}

/** Sends the file in chunks, each preceded by its length, then an empty chunk. Returns the answer. */
function ask(to: NetConnectOpts, file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(to);
    const late = setTimeout(() => socket.destroy(new Error('The scanner is too slow')), TIMEOUT_MS);
    let answer = '';
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < file.length; at += CHUNK) {
        const piece = file.subarray(at, at + CHUNK);
        socket.write(lengthOf(piece));
        socket.write(piece);
      }
      socket.write(lengthOf(Buffer.alloc(0)));
    });
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\0') || answer.length > MAX_ANSWER) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(late);
      const [line = '', ...rest] = answer.slice(0, MAX_ANSWER).split('\0');
      if (rest.length > 0) resolve(line.trim());
      else reject(new Error('The scanner hung up without an answer'));
    });
  });
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
