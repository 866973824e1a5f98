import type { CakeKind } from './cake-drawing.tsx';
import { FlavourPicture } from './flavour-picture.tsx';

type CodedPictureProps = { code: string; imageUrl: string | null; kind: CakeKind; hasYolk?: boolean };

/** A flavour in the list: its mooncake with the code the kitchen knows it by. */
export function CodedPicture({ code, imageUrl, kind, hasYolk = false }: CodedPictureProps) {
  return (
    <span className="relative size-14 shrink-0 rounded-xl bg-flour p-1">
      <FlavourPicture imageUrl={imageUrl} kind={kind} />
      {hasYolk && <span className="yolk-mark -top-1 -right-1 absolute size-4 rounded-full" />}
      <b className="-right-1.5 -bottom-1.5 absolute rounded-lg border border-line bg-card px-1.5 text-xs text-crust-deep leading-5">
        {code}
      </b>
    </span>
  );
}
