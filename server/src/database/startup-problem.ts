/** Something the owner of the machine must put right before the shop can start, in one plain sentence. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
