/** Products the kitchen bakes together and whose codes start alike. */
export type ProductFamily = {
  /** What codes on labels start with (`SH`). */
  readonly prefix: string;
  readonly pattern: RegExp;
  /** Where several patterns fit a name, the lowest wins: the mix names Shanghai and Traditional as well. */
  readonly precedence: number;
  readonly group: KitchenGroup;
  /** The address and the spellings of the product the shop has always had. */
  readonly known: KnownProduct | null;
  /** In a box whose name does not say. */
  readonly piecesPerBox: number;
};

export type KitchenGroup = {
  readonly name: string;
  readonly nameZh: string;
  /** False where the kitchen bakes all as one thing, so that telling names apart would only be noise. */
  readonly showsVariations: boolean;
  /** Its place in the kitchen's list. */
  readonly rank: number;
};

type KnownProduct = {
  readonly slug: string;
  /** The ways staff write the name, letters only, so that case, spaces and signs do not matter. */
  readonly spellings: readonly string[];
};
