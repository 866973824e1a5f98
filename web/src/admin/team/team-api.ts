import {
  type InviteRequest,
  inviteAnswerSchema,
  type MemberChange,
  resetLinkAnswerSchema,
  teamAnswerSchema,
} from '@mooncake/domain/staff/staff.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';

const team = '/api/admin/team';

export const teamQuery = queryOptions({
  queryKey: ['staff', 'team'],
  queryFn: ({ signal }) => request(team, teamAnswerSchema, { signal }),
});

export const teamApi = {
  invite: (body: InviteRequest) =>
    request(`${team}/invitations`, inviteAnswerSchema, { method: 'POST', body }),
  withdraw: (id: string) => request(`${team}/invitations/${id}`, teamAnswerSchema, { method: 'DELETE' }),
  change: (id: string, body: MemberChange) =>
    request(`${team}/members/${id}`, teamAnswerSchema, { method: 'PATCH', body }),
  resetLink: (id: string) =>
    request(`${team}/members/${id}/reset-link`, resetLinkAnswerSchema, { method: 'POST' }),
};
