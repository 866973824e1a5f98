/** The store of files did not answer, or refused us: nothing was kept, and the same request may succeed later. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}
