import type { ResetRequest, SignInRequest, SignupRequest } from '@mooncake/domain/staff/staff.contract';
import {
  invitationResponseSchema,
  resetResponseSchema,
  sessionResponseSchema,
  signupResponseSchema,
} from '@mooncake/domain/staff/staff.contract';
import { request } from '../../lib/api/request.ts';

const post = { method: 'POST' } as const;

/** The calls that need no session. */
export const auth = {
  signIn: (body: SignInRequest) => request('/api/staff/sign-in', sessionResponseSchema, { ...post, body }),
  signOut: () => request('/api/staff/sign-out', sessionResponseSchema, post),
  invitation: (token: string) =>
    request('/api/staff/invitation', invitationResponseSchema, { ...post, body: { token } }),
  signUp: (body: SignupRequest) => request('/api/staff/signup', signupResponseSchema, { ...post, body }),
  checkReset: (token: string) =>
    request('/api/staff/password-reset/check', resetResponseSchema, { ...post, body: { token } }),
  resetPassword: (body: ResetRequest) =>
    request('/api/staff/password-reset', resetResponseSchema, { ...post, body }),
};
