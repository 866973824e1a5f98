/** The header under which a browser says: this is the same press as before. */
export const idempotencyHeader = 'Idempotency-Key';

/** Long enough that nobody guesses one, which also keeps the answer behind it closed to others. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{22,100}$/;
