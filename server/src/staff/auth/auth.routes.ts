import {
  invitationRequestSchema,
  invitationResponseSchema,
  resetRequestSchema,
  resetResponseSchema,
  sessionResponseSchema,
  signInRequestSchema,
  signupRequestSchema,
  signupResponseSchema,
} from '@mooncake/domain/staff/staff.contract';
import type { Deps } from '../../deps.ts';
import { defineRoute, type Route } from '../../http/define-route.ts';
import { clientAddress } from '../../visitors/client-address.ts';
import { presentInvitation } from '../links/invitations.ts';
import { whoIsSignedIn } from './admit.ts';
import { findResetMember, resetPassword } from './password-reset.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { readDeviceCookie, writeDeviceCookie } from './staff-devices.ts';

/** For links that carry a token: far more than a person needs, far too few to guess. */
const linkLimit = { name: 'staff-link', times: 120, seconds: 600 };

/** The doors of the back office. They stand outside /api/admin, where nothing answers without a session. */
export function staffRoutes(deps: Pick<Deps, 'config' | 'db' | 'events' | 'clock'>): Route[] {
  const { config, db, clock } = deps;
  return [
    defineRoute(
      {
        id: 'getSession',
        method: 'get',
        path: '/api/staff/session',
        access: 'public',
        summary: 'Who is signed in here, if anybody',
        recognises: 'staff',
        response: sessionResponseSchema,
      },
      async (_inputs, c) => ({ staff: await whoIsSignedIn(deps, c) }),
    ),
    defineRoute(
      {
        id: 'signIn',
        method: 'post',
        path: '/api/staff/sign-in',
        access: 'public',
        summary: 'Sign in with email and password',
        request: { body: signInRequestSchema },
        response: sessionResponseSchema,
        refusals: ['staff.sign_in_failed', 'request.rate_limited'],
      },
      async ({ body }, c) => {
        const { staff, token, expiresAt, device } = await signIn(deps, body, {
          address: clientAddress(c, config.trustedProxies),
          device: readDeviceCookie(c, config),
          earlierToken: readSessionCookie(c, config),
        });
        writeSessionCookie(c, config, token, expiresAt);
        writeDeviceCookie(c, config, device);
        return { staff };
      },
    ),
    defineRoute(
      {
        id: 'signOut',
        method: 'post',
        path: '/api/staff/sign-out',
        access: 'public',
        summary: 'Sign out; also when nobody is signed in',
        recognises: 'staff',
        response: sessionResponseSchema,
      },
      async (_inputs, c) => {
        const token = readSessionCookie(c, config);
        if (token !== null) await signOut(deps, token);
        clearSessionCookie(c, config);
        return { staff: null };
      },
    ),
    defineRoute(
      {
        id: 'getInvitation',
        method: 'post',
        path: '/api/staff/invitation',
        access: 'public',
        summary: 'What an invitation is for',
        request: { body: invitationRequestSchema },
        response: invitationResponseSchema,
        refusals: ['invitation.invalid'],
        limit: linkLimit,
      },
      ({ body: { token } }) => presentInvitation(db, token, clock()),
    ),
    defineRoute(
      {
        id: 'acceptInvitation',
        method: 'post',
        path: '/api/staff/signup',
        access: 'public',
        summary: 'Accept an invitation',
        request: { body: signupRequestSchema },
        response: signupResponseSchema,
        refusals: ['invitation.invalid', 'staff.signup_invalid', 'staff.password_too_common'],
        limit: linkLimit,
      },
      ({ body }) => signUp(deps, body),
    ),
    defineRoute(
      {
        id: 'checkResetLink',
        method: 'post',
        path: '/api/staff/password-reset/check',
        access: 'public',
        summary: 'Whose password a reset link is for',
        request: { body: invitationRequestSchema },
        response: resetResponseSchema,
        refusals: ['staff.reset_link_invalid'],
        limit: linkLimit,
      },
      async ({ body: { token } }) => {
        const { email, name } = await findResetMember(db, token, clock());
        return { email, name };
      },
    ),
    defineRoute(
      {
        id: 'resetPassword',
        method: 'post',
        path: '/api/staff/password-reset',
        access: 'public',
        summary: 'Set a new password with a reset link',
        request: { body: resetRequestSchema },
        response: resetResponseSchema,
        refusals: ['staff.reset_link_invalid', 'staff.signup_invalid', 'staff.password_too_common'],
        limit: linkLimit,
      },
      ({ body }) => resetPassword(deps, body),
    ),
  ];
}
