import { useCallback, useState } from 'react';
import { NoPicture } from './no-picture.tsx';
import { pictureSources } from './picture-sources.ts';

/** The leading picture of a page is fetched before anything else, those far down when they come near. */
export type PictureUrgency = 'leading' | 'eager' | 'lazy';

type PictureProps = { url: string; alt: string; sizes: string; urgency?: PictureUrgency };

/** A photograph filling its 4:3 frame. */
export function Picture({ url, alt, sizes, urgency = 'lazy' }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { src, srcSet } = pictureSources(url);

  // A picture of the server-rendered page may have failed before anyone could listen.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenUrl(url);
    },
    [url],
  );

  if (brokenUrl === url) return <NoPicture />;
  return (
    <img
      ref={noticeEarlyFailure}
      {...(srcSet && { srcSet, sizes })}
      src={src}
      alt={alt}
      width={1200}
      height={900}
      loading={urgency === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={urgency === 'leading' ? 'high' : 'auto'}
      decoding={urgency === 'leading' ? 'sync' : 'async'}
      onError={() => setBrokenUrl(url)}
      className="size-full object-cover"
    />
  );
}
