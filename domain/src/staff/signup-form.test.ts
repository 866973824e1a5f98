import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignupForm, passwordSchema } from './signup-form.ts';

const good = { name: 'Mei', password: 'osmanthus', confirmation: 'osmanthus' };

describe('checkSignupForm', () => {
  it.each([
    [good, []],
    [{ ...good, confirmation: 'osmanthuS' }, ['password_mismatch']],
    [{ ...good, password: 'sevench', confirmation: 'sevench' }, ['password_too_short']],
    [{ ...good, password: 'eight888', confirmation: 'eight888' }, []],
    [{ ...good, name: '  ' }, ['name_required']],
    [
      { name: '', password: 'a', confirmation: 'b' },
      ['password_mismatch', 'password_too_short', 'name_required'],
    ],
  ])('%j: %j', (form, problems) => {
    expect(checkSignupForm(form)).toEqual(problems);
  });

  it('counts what a person sees as characters, not half an emoji', () => {
    expect(checkSignupForm({ ...good, password: '🥮🥮🥮🥮', confirmation: '🥮🥮🥮🥮' })).toEqual([
      'password_too_short',
    ]);
  });

  it('takes any password of eight characters typed twice the same', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 200 }), (password) => {
        expect(checkSignupForm({ name: 'Mei', password, confirmation: password })).toEqual([]);
      }),
    );
  });
});

describe('passwordSchema', () => {
  it('has an end', () => {
    expect(passwordSchema.safeParse('x'.repeat(200)).success).toBe(true);
    expect(passwordSchema.safeParse('x'.repeat(201)).success).toBe(false);
  });
});
