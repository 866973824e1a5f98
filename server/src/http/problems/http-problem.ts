/** The answers that are no business "no": wrong address, wrong shape, not now, our fault. */
export const httpProblems = {
  invalid_request: { status: 400, title: 'The request is not valid' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'This address does not take that method' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The shop is not ready; please try again in a moment' },
} as const;

export type HttpProblemCode = keyof typeof httpProblems;

/** Thrown anywhere below a route; the error handler turns it into the one problem shape. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly code: HttpProblemCode;
  readonly status: (typeof httpProblems)[HttpProblemCode]['status'];
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    code: HttpProblemCode,
    details: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(httpProblems[code].title);
    this.code = code;
    this.status = httpProblems[code].status;
    this.details = details;
    this.headers = headers;
  }
}
