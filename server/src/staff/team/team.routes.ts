import { idSchema } from '@mooncake/domain/schemas';
import {
  inviteRequestSchema,
  inviteResponseSchema,
  memberChangeSchema,
  resetLinkResponseSchema,
  teamResponseSchema,
} from '@mooncake/domain/staff/staff.contract';
import * as z from 'zod/mini';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { defineRoute, type Route } from '../../http/define-route.ts';
import { staffOf } from '../../http/staff-of.ts';
import { defineOnceRoute } from '../../idempotency/once-route.ts';
import { makeResetLink } from '../auth/password-reset.ts';
import { changeMember } from './change-member.ts';
import { inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { findTeam } from './team.queries.ts';

const params = z.object({ id: idSchema });

export function teamRoutes(deps: Pick<Deps, 'config' | 'db' | 'events' | 'clock'>): Route[] {
  const team = (db: Db) => findTeam(db, deps.clock());
  return [
    defineRoute(
      {
        id: 'getTeam',
        method: 'get',
        path: '/api/admin/team',
        access: { staff: 'manage_team' },
        summary: 'The members of staff and the open invitations',
        response: teamResponseSchema,
      },
      () => team(deps.db),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'inviteStaff',
        method: 'post',
        path: '/api/admin/team/invitations',
        access: { staff: 'manage_team' },
        summary: 'Invite someone; the link is in this answer and nowhere else',
        request: { body: inviteRequestSchema },
        response: inviteResponseSchema,
        refusals: ['staff.email_taken'],
      },
      ({ body }, c, once) => inviteStaff(once, body, staffOf(c)),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'withdrawInvitation',
        method: 'delete',
        path: '/api/admin/team/invitations/:id',
        access: { staff: 'manage_team' },
        summary: 'Withdraw an open invitation',
        request: { params },
        response: teamResponseSchema,
      },
      async ({ params: { id } }, c, once) => {
        await withdrawInvitation(once, id, staffOf(c));
        return team(once.db);
      },
    ),
    defineOnceRoute(
      deps,
      {
        id: 'changeMember',
        method: 'patch',
        path: '/api/admin/team/members/:id',
        access: { staff: 'manage_team' },
        summary: 'Disable, enable or give another role',
        request: { params, body: memberChangeSchema },
        response: teamResponseSchema,
        refusals: ['staff.not_found', 'staff.last_admin'],
      },
      async ({ params: { id }, body }, c, once) => {
        await changeMember(once, { staffId: id, changed: body, actor: staffOf(c) });
        return team(once.db);
      },
    ),
    defineOnceRoute(
      deps,
      {
        id: 'createResetLink',
        method: 'post',
        path: '/api/admin/team/members/:id/reset-link',
        access: { staff: 'manage_team' },
        summary: 'A link to set a new password; it is in this answer and nowhere else',
        request: { params },
        response: resetLinkResponseSchema,
        refusals: ['staff.not_found'],
      },
      ({ params: { id } }, c, once) => makeResetLink(once, id, staffOf(c)),
    ),
  ];
}
