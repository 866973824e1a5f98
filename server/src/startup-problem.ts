/** A reason not to start that the owner can act on; printed as it is, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
