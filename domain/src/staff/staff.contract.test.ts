import { describe, expect, it } from 'vitest';
import { inviteRequestSchema, sessionResponseSchema, signInRequestSchema } from './staff.contract.ts';

describe('staff contracts', () => {
  it('compare emails without case or blanks', () => {
    expect(inviteRequestSchema.parse({ email: ' Mei@Example.COM ', role: 'employee' }).email).toBe(
      'mei@example.com',
    );
    expect(signInRequestSchema.parse({ email: 'OWNER@example.com', password: ' x ' })).toEqual({
      email: 'owner@example.com',
      password: ' x ',
    });
  });

  it.each([
    { email: 'no-email', role: 'employee' },
    { email: 'mei@example.com', role: 'owner' },
  ])('refuse the invitation %j', (request) => {
    expect(inviteRequestSchema.safeParse(request).success).toBe(false);
  });

  it('let no password hash out with a session', () => {
    const staff = { id: '1', name: 'Mei', email: 'mei@example.com', role: 'admin', passwordHash: 'secret' };
    expect(sessionResponseSchema.parse({ staff })).not.toHaveProperty('staff.passwordHash');
  });
});
