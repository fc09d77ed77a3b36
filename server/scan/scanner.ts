import { createConnection } from 'node:net';
import type { ScanState } from '../../contract/scans.ts';

/** What the scanner said of a file. */
export interface ScanResult {
  state: ScanState;
  /** What it found, by its own name for it. */
  finding?: string;
  /** Why the file has to wait: for an operator's log. */
  problem?: string;
}

export interface Scanner {
  /** Never fails: where the scanner gives no verdict, the file waits. */
  scan(file: Buffer): Promise<ScanResult>;
}

/** Nobody looks at the files. */
export const noScanner: Scanner = { scan: async () => ({ state: 'NOT_SCANNED' }) };

/** As long as somebody who uploads may have to wait. */
const LONGEST_MS = 15_000;
const CHUNK = 64 * 1024;
const LONGEST_ANSWER = 1024;

/** A ClamAV daemon by its own protocol over TCP. @param url `tcp://host:3310` */
export function clamd(url: string): Scanner {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    async scan(file) {
      try {
        return verdictOf(await ask({ host, port: Number(port) || 3310 }, file));
      } catch (error) {
        return { state: 'WAITING', problem: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}

/** Its answer: `stream: OK`, `stream: NAME FOUND`, or why there is none. */
function verdictOf(answer: string): ScanResult {
  if (answer === 'stream: OK') return { state: 'CLEAN' };
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (finding) return { state: 'INFECTED', finding: finding.slice(0, 200) };
  return { state: 'WAITING', problem: `The scanner answered ${JSON.stringify(answer)}` };
}

/** Sends the file in pieces, each with its length before it, and a piece of no length as the end. */
function ask(to: { host: string; port: number }, file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(to);
    const late = setTimeout(() => socket.destroy(new Error('The scanner is too slow')), LONGEST_MS);
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
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(late);
      const [said = '', ...rest] = answer.slice(0, LONGEST_ANSWER).split('\0');
      if (rest.length > 0) resolve(said.trim());
      else reject(new Error('The scanner hung up without an answer'));
    });
  });
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
