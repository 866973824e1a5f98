import { isRefusal, type RefusalCode } from '@mooncake/domain/refusal';
import { inviteRequestSchema } from '@mooncake/domain/staff/staff.contract';
import * as z from 'zod/mini';
import { StartupProblem } from '../../database/startup-problem.ts';
import { makeResetLink } from '../auth/password-reset.ts';
import { changeMember } from './change-member.ts';
import { inviteStaff } from './invite-staff.ts';
import { findMemberByEmail, findTeam } from './team.queries.ts';

type CommandDeps = Parameters<typeof inviteStaff>[0];

const usage = [
  'Usage:',
  '  npm run admin -- invite EMAIL [--role admin|employee]   a link with which EMAIL signs up (employee unless said)',
  '  npm run admin -- list                                   who is on the team, and who is invited',
  '  npm run admin -- disable EMAIL                          sign EMAIL out everywhere and keep them out',
  '  npm run admin -- reset-password EMAIL                   a link with which EMAIL sets a new password',
].join('\n');

const actor = 'terminal';

/** The team from a terminal, for whoever runs the machine; answers the lines to print. */
export async function runTeamCommand(deps: CommandDeps, args: readonly string[]): Promise<string[]> {
  const [command, email = ''] = args;
  try {
    if (command === 'list') return await list(deps);
    if (command === 'invite') return await invite(deps, email, roleIn(args));
    if (command === 'disable') return await disable(deps, email);
    if (command === 'reset-password') return await resetLink(deps, email);
  } catch (error) {
    throw inPlainWords(error, email);
  }
  throw new StartupProblem(usage);
}

async function list({ db, clock }: CommandDeps): Promise<string[]> {
  const { members, invitations } = await findTeam(db, clock());
  if (members.length + invitations.length === 0) return ['Nobody is on the team yet.'];
  return [
    ...members.map(({ email, name, role, isActive }) =>
      [email, role, isActive ? 'active' : 'disabled', name].join('\t'),
    ),
    ...invitations.map(({ email, role, expiresAt }) =>
      [email, role, `invited until ${expiresAt}`].join('\t'),
    ),
  ];
}

async function invite(deps: CommandDeps, email: string, role: string): Promise<string[]> {
  const request = z.safeParse(inviteRequestSchema, { email, role }).data;
  if (!request) throw new StartupProblem(usage);
  const { signupUrl, expiresAt } = await inviteStaff(deps, request, actor);
  return [`${request.email} (${request.role}) signs up once, until ${expiresAt}, at`, signupUrl];
}

async function disable(deps: CommandDeps, email: string): Promise<string[]> {
  const staffId = await idOf(deps, email);
  await changeMember(deps, { staffId, changed: { isActive: false }, actor });
  return [`${email} is signed out everywhere and cannot sign in any more.`];
}

async function resetLink(deps: CommandDeps, email: string): Promise<string[]> {
  const { resetUrl, expiresAt } = await makeResetLink(deps, await idOf(deps, email), actor);
  return [`${email} sets a new password once, until ${expiresAt}, at`, resetUrl];
}

async function idOf({ db }: CommandDeps, email: string): Promise<string> {
  if (email === '') throw new StartupProblem(usage);
  const member = await findMemberByEmail(db, email);
  if (!member) throw new StartupProblem(`Nobody on the team has the address ${email}.`);
  return member.id;
}

function roleIn(args: readonly string[]): string {
  const flag = args.indexOf('--role');
  return flag === -1 ? 'employee' : (args[flag + 1] ?? '');
}

const sentences: Partial<Record<RefusalCode, string>> = {
  'staff.email_taken': 'already has an account: use reset-password instead.',
  'staff.last_admin': 'is the last admin and must stay: invite another admin first.',
  'staff.not_found': 'has not signed up yet.',
};

function inPlainWords(error: unknown, email: string): unknown {
  const sentence = isRefusal(error) ? sentences[error.code] : undefined;
  return sentence === undefined ? error : new StartupProblem(`${email} ${sentence}`);
}
