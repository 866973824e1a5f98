import { expect, test } from 'vitest';
import { formatter } from './date-formatter.ts';

const shape = { day: 'numeric' } as const;

test('a formatter is made once for each shape, language and zone', () => {
  const made = formatter('en', shape, 'UTC');
  expect(formatter('en', shape, 'UTC')).toBe(made);
  expect(formatter('zh', shape, 'UTC')).not.toBe(made);
  expect(formatter('en', { day: 'numeric' }, 'UTC')).not.toBe(made);
  const zoned = formatter('en', shape, 'Asia/Kuala_Lumpur');
  expect(made.resolvedOptions().timeZone).toBe('UTC');
  expect(zoned.resolvedOptions().timeZone).toBe('Asia/Kuala_Lumpur');
});
