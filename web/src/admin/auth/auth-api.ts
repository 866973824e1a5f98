import type { ResetRequest, SignInRequest, SignupRequest } from '@mooncake/domain/staff/staff.contract';
import {
  invitationAnswerSchema,
  resetAnswerSchema,
  sessionAnswerSchema,
  signupAnswerSchema,
} from '@mooncake/domain/staff/staff.contract';
import { request } from '../../lib/api/request.ts';

const post = { method: 'POST' } as const;

/** The calls that need no session. */
export const doors = {
  signIn: (body: SignInRequest) => request('/api/staff/sign-in', sessionAnswerSchema, { ...post, body }),
  signOut: () => request('/api/staff/sign-out', sessionAnswerSchema, post),
  invitation: (token: string) =>
    request('/api/staff/invitation', invitationAnswerSchema, { ...post, body: { token } }),
  signUp: (body: SignupRequest) => request('/api/staff/signup', signupAnswerSchema, { ...post, body }),
  checkReset: (token: string) =>
    request('/api/staff/password-reset/check', resetAnswerSchema, { ...post, body: { token } }),
  resetPassword: (body: ResetRequest) =>
    request('/api/staff/password-reset', resetAnswerSchema, { ...post, body }),
};
