import type { Refusals } from '@mooncake/domain/refusal';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import { refusalFacts } from './refusal-facts.ts';
import { refusalStatus } from './refusal-status.ts';

/** An intersection written out, so that the same fields are the same type. */
type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Described = {
  -readonly [Code in keyof typeof refusalFacts]: Flat<z.output<(typeof refusalFacts)[Code]>>;
};
type Expected = { [Code in keyof Refusals]: Flat<Refusals[Code]> };

test('the facts others read are exactly those of the domain', () => {
  expectTypeOf<Described>().toEqualTypeOf<Expected>();
  expect(Object.keys(refusalFacts).sort()).toEqual(Object.keys(refusalStatus).sort());
});
