import { parseArgs } from 'node:util';
import { readEnv } from '../core/config/env.ts';
import { prepareDataDirectory } from '../core/db/dataDirectory.ts';
import type { Operator, Options, Row } from './command.ts';
import { CommandFailed } from './commandFailed.ts';
import { dataCommands } from './dataCommands.ts';
import { peopleCommands } from './peopleCommands.ts';

/** The operator's commands: `npm run admin -- …`. */
export const commands: Record<string, Row> = { ...peopleCommands, ...dataCommands };

const usage = () =>
  [
    'npm run admin -- COMMAND',
    '',
    ...Object.entries(commands).map(
      ([name, { argument = '', about }]) => `  ${`${name} ${argument}`.padEnd(22)} ${about}`,
    ),
  ].join('\n');

/**
 * Runs the command of some words, such as `staff add EMAIL`.
 * @param variables the environment
 * @throws CommandFailed with what to print if the words are no command, or the command can't be carried out
 */
export async function runCommand(
  words: string[],
  print: Operator['print'],
  variables: Record<string, string | undefined> = process.env,
): Promise<void> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((text) =>
    Object.hasOwn(commands, text),
  );
  const chosen = name === undefined ? undefined : commands[name];
  const rest = chosen && read(words.slice(name?.split(' ').length), chosen.options);
  const [argument, ...more] = rest?.positionals ?? [];
  if (!rest || Boolean(chosen.argument) !== Boolean(argument) || more.length > 0) {
    throw new CommandFailed(usage());
  }
  const env = readEnv(variables);
  prepareDataDirectory(env);
  await chosen.command({ env, print }, argument ?? '', rest.values);
}

/** Parses the arguments of a command. Returns undefined for an unknown option. */
function read(args: string[], options: Options = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
