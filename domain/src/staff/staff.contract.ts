import * as z from 'zod/mini';
import { staffRoleSchema } from './role.ts';
import { passwordSchema } from './signup-form.ts';

/** Emails are compared without case, so they are kept without it. */
const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
/** A link cut off in a chat is an invalid invitation, not a malformed request: any length is looked up. */
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

export const signInRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: passwordSchema.check(z.minLength(1)),
});
export type SignInRequest = z.infer<typeof signInRequestSchema>;

export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRoleSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Who is signed in; `staff` is null for a visitor without a valid session. */
export const sessionResponseSchema = z.object({ staff: z.nullable(staffMemberSchema) });
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** What the signup page may know of an invitation: email and role are read-only there. */
export const invitationResponseSchema = z.object({
  email: z.string(),
  role: staffRoleSchema,
  organization: z.nullable(z.string()),
});
export type InvitationResponse = z.infer<typeof invitationResponseSchema>;

/** The token travels in the body, so that no log of addresses keeps it. */
export const invitationRequestSchema = z.object({ token: tokenSchema });
export type InvitationRequest = z.infer<typeof invitationRequestSchema>;

export const signupRequestSchema = z.object({
  token: tokenSchema,
  name: z.string().check(z.trim(), z.maxLength(100)),
  password: passwordSchema,
  confirmation: passwordSchema,
});
export type SignupRequest = z.infer<typeof signupRequestSchema>;

/** The account now exists; the person signs in with it. */
export const signupResponseSchema = z.object({ email: z.string() });
export type SignupResponse = z.infer<typeof signupResponseSchema>;

/** Whose password a reset link is for. */
export const resetResponseSchema = z.object({ email: z.string(), name: z.string() });
export type ResetResponse = z.infer<typeof resetResponseSchema>;

export const resetRequestSchema = z.object({
  token: tokenSchema,
  password: passwordSchema,
  confirmation: passwordSchema,
});
export type ResetRequest = z.infer<typeof resetRequestSchema>;

export const inviteRequestSchema = z.object({ email: emailSchema, role: staffRoleSchema });
export type InviteRequest = z.infer<typeof inviteRequestSchema>;

/** The link is shown once: only a hash of its token is kept. */
export const inviteResponseSchema = z.object({ signupUrl: z.string(), expiresAt: z.iso.datetime() });
export type InviteResponse = z.infer<typeof inviteResponseSchema>;

/** Shown once, like an invitation; handed to the colleague by whoever asked for it. */
export const resetLinkResponseSchema = z.object({ resetUrl: z.string(), expiresAt: z.iso.datetime() });
export type ResetLinkResponse = z.infer<typeof resetLinkResponseSchema>;

export const teamMemberSchema = z.extend(staffMemberSchema, {
  isActive: z.boolean(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const openInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRoleSchema,
  invitedBy: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const teamResponseSchema = z.object({
  members: z.array(teamMemberSchema),
  invitations: z.array(openInvitationSchema),
});
export type TeamResponse = z.infer<typeof teamResponseSchema>;

/** What changes of a member; a field left out stays as it is. */
export const memberChangeSchema = z.object({
  isActive: z.optional(z.boolean()),
  role: z.optional(staffRoleSchema),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;
