import type { Problem } from '@mooncake/domain/problem';

/** Why a call did not give its answer; the screen that asked decides what to say. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** The HTTP status, or 0 when no answer came at all. */
  readonly status: number;

  constructor(status: number, problem: Pick<Problem, 'code' | 'title' | 'details'>, options?: ErrorOptions) {
    super(problem.title, options);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = problem.code;
    this.details = problem.details;
  }
}
