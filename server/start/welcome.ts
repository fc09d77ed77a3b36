import { isStaff } from '../../contract/staff/roles.ts';
import { password, people } from '../../demo/personas.ts';
import type { Env } from '../core/config/env.ts';
import { isLoopback } from '../core/config/loopback.ts';
import type { RunningServer } from './serve.ts';
import { countDemoAccounts, countStaff } from './startSafety.ts';

/** Returns the lines that are printed once the server is running: its address, and who can sign in. */
export async function welcome({ db }: RunningServer['app'], env: Env): Promise<string[]> {
  const lines = [`\nThe Accreditation Hub is ready: ${env.publicUrl}`];
  if (!env.production && !env.databaseUrl && (await countDemoAccounts(db)) > 0) {
    return [...lines, ...demoAccounts()];
  }
  if ((await countStaff(db)) > 0) return lines;
  return [
    ...lines,
    '\nNo program staff can log in yet. Create the first account; a link to set its password is emailed:',
    '  npm run admin -- staff add you@your-group.example --roles all',
    ...(env.production || env.databaseUrl || isLoopback(env.host) ? [] : [noDemo(env)]),
    '',
  ];
}

const noDemo = ({ host }: Env) =>
  `\nNo demo accounts were created: HOST=${host} can be reached by others. DEMO=1 creates them anyway.`;

function demoAccounts(): string[] {
  const lines = people.map(({ email, firstName, lastName, ...person }) => {
    const roles = [
      isStaff(person) && `program staff: ${person.staffRoles.join(', ')}`,
      person.pointOfContact && 'point of contact',
      person.associate && `associate ${person.associateStatus}`,
    ];
    const words = roles.filter(Boolean).join(', ') || 'neither point of contact nor associate';
    return `  ${email.padEnd(42)} ${`${firstName} ${lastName}`.padEnd(16)} ${words}`;
  });
  return [`\nDemo accounts, all with the password ${password}\n`, ...lines, ''];
}
