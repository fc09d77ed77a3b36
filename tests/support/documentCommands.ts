import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command that a document for operators tells its reader to run. */
export interface DocumentCommand {
  /** As it stands in the document, without the comment behind it. */
  command: string;
  /** The comment, which says what the reader sees; '' if there is none. */
  comment: string;
}

const root = join(import.meta.dirname, '../..');
const operating = 'docs/operating';
const firstDay = join(operating, 'before-you-go-live.md');
const documents = new Set([
  firstDay,
  'README.md',
  'docs/commands.md',
  'compose.yaml',
  ...readdirSync(join(root, operating), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml|service)$/.test(name))
    .map((name) => join(operating, name)),
]);

const PROGRAMS =
  /^(?:[A-Z_]+=\S* )*(?:cp|curl|docker|grep|kubectl|node|npm|openssl|systemctl) (?=\S)/;
const STATEMENTS = /^(?:alter|create|select|update|vacuum) \w/;
/** The commands of `npm run admin`, which the text names without it. */
const ADMIN =
  /^(?:migrate$|seed --demo|staff (?:add|remove) |account (?:dis|en)able |sessions end |backup [A-Z]|restore [A-Z]|files move |audit export )/;
/** A setting stands like a command, but is for the file of settings. */
const SETTING = /^[A-Z_]+=/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const isCommand = (text: string) => PROGRAMS.test(text) || STATEMENTS.test(text);

/** Splits a line of a block into the command and the comment. */
function split(line: string): DocumentCommand {
  const [command = '', comment = ''] = line.split(/\s+#\s+/);
  return { command: command.trim(), comment: comment.trim() };
}

/** Returns the lines of the blocks of a language. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].flatMap(
    ([, block = '']) => block.split('\n').filter((line) => line.trim() !== ''),
  );

/** Returns what stands between back quotes in the running text and in comments of files. */
const quoted = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) =>
    oneLine(span.replace(/\n# ?/g, ' ')),
  );

/** Returns the languages of all blocks, each once: commands are looked for in `sh` and `sql` alone. */
export const languagesOfBlocks = (): string[] => [
  ...new Set(
    [...documents].flatMap((name) =>
      [...read(name).matchAll(/^ *```(.*)\n[\s\S]*?^ *```$/gm)].map(
        ([, language = '']) => language,
      ),
    ),
  ),
];

function commandsOf(text: string): DocumentCommand[] {
  const lines = [...blocks(text, 'sh'), ...blocks(text, 'sql')].map(split);
  const spans = [...quoted(text), ...lines.map(({ comment }) => comment.split(';')[0] ?? '')];
  const indented = [...text.matchAll(/^# {3}(\S.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' && '),
  );
  return [
    ...lines.filter(({ command }) => !SETTING.test(command) || isCommand(command)),
    ...[...spans, ...indented].filter(isCommand).map((command) => ({ command, comment: '' })),
    ...spans
      .filter((span) => ADMIN.test(span))
      .map((span) => ({ command: `npm run admin -- ${span}`, comment: '' })),
  ];
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Returns the commands of all documents for operators, each once: as in before-you-go-live.md where it stands there too. */
export function documentCommands(): DocumentCommand[] {
  const all = [...documents].map(read).flatMap(commandsOf);
  return [...new Map(all.reverse().map((one) => [one.command, one])).values()].reverse();
}

/** Returns the settings of the first step in before-you-go-live.md, without their comments. */
export const settingsOfFirstDay = (): string[] =>
  blocks(read(firstDay), 'sh')
    .map(split)
    .filter(({ command }) => SETTING.test(command) && !isCommand(command))
    .map(({ command }) => command);
