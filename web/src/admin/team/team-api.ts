import {
  type InviteRequest,
  inviteResponseSchema,
  type MemberChange,
  resetLinkResponseSchema,
  teamResponseSchema,
} from '@mooncake/domain/staff/staff.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { sendOnce } from '../lib/send-once.ts';

const team = '/api/admin/team';

export const teamQuery = queryOptions({
  queryKey: ['staff', 'team'],
  queryFn: ({ signal }) => request(team, teamResponseSchema, { signal }),
});

export const teamApi = {
  invite: (body: InviteRequest) =>
    sendOnce(`${team}/invitations`, inviteResponseSchema, { method: 'POST', body }),
  withdraw: (id: string) => sendOnce(`${team}/invitations/${id}`, teamResponseSchema, { method: 'DELETE' }),
  change: (id: string, body: MemberChange) =>
    sendOnce(`${team}/members/${id}`, teamResponseSchema, { method: 'PATCH', body, isForOnePress: true }),
  resetLink: (id: string) =>
    sendOnce(`${team}/members/${id}/reset-link`, resetLinkResponseSchema, { method: 'POST' }),
};
