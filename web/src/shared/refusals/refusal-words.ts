import type { RefusalCode, Refusals } from '@mooncake/domain/refusal';

export type Words = { title: string; message: string };

/** The part of a refusal's code before its dot. */
type Subject = RefusalCode extends `${infer Before}.${string}` ? Before : never;

/** One sentence for each refusal about a subject, made of the very facts the server sends with it. */
export type RefusalWords<About extends Subject = Subject> = {
  readonly [Code in Extract<RefusalCode, `${About}.${string}`>]: (facts: Refusals[Code]) => Words;
};
