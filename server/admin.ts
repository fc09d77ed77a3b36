import { CommandFailed } from './admin/commandFailed.ts';
import { runCommand } from './admin/commands.ts';
import { isUnavailable } from './core/db/unavailable.ts';
import { explain } from './start/explain.ts';

/** `npm run admin -- …`: the operator's commands. A command that fails prints the reason and exits with 1. */

try {
  await runCommand(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  const isExpected = error instanceof CommandFailed || (isMissing && !isUnavailable(error));
  process.stderr.write(`${isExpected ? (error as Error).message : explain(error)}\n`);
  process.exitCode = 1;
}
