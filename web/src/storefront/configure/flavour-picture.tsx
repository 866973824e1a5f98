import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CakeDrawing, type CakeKind } from './cake-drawing.tsx';
import { flavourPictures } from './flavour-pictures.ts';

type FlavourPictureProps = { imageUrl: string | null; hasYolk?: boolean; kind: CakeKind };

/** A mooncake from above: its photograph, and a drawing until that has come or when there is none. */
export function FlavourPicture({ imageUrl, hasYolk = false, kind }: FlavourPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const url = flavourPictures(imageUrl, hasYolk).find((candidate) => !missing.includes(candidate));
  const isShown = url !== undefined && url === shown;

  return (
    <span className="relative block size-full">
      {!isShown && <CakeDrawing kind={kind} />}
      {url && (
        <img
          key={url}
          src={url}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          onLoad={() => setShown(url)}
          onError={() => setMissing([...missing, url])}
          className={classNames('absolute inset-0 size-full object-contain', !isShown && 'opacity-0')}
        />
      )}
    </span>
  );
}
