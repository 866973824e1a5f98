import { isPictureFile, maxPictures, pictureMaxBytes } from '@mooncake/domain/products/picture-file';
import type { ProductImage } from '@mooncake/domain/products/product';
import type { RefusalCode } from '@mooncake/domain/refusal';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { productApi } from '../product-api.ts';

/** A picture of the form: on its way, kept by the server, or not taken. */
export type FormPicture = {
  key: string;
  altText: string;
  altTextZh: string;
  /** What to show until the server has it. */
  preview: string | null;
  imageUrl: string | null;
  /** How much has left the browser, from 0 to 1. */
  share: number;
  failure: unknown;
};

/** What a picture shows, in words; what is not named stays. */
export type PictureWords = Partial<Pick<FormPicture, 'altText' | 'altTextZh'>>;

/** The pictures of the form: each file goes up at once, one after the other, and fails for itself. */
export function usePictures(images: readonly ProductImage[]) {
  const [pictures, setPictures] = useState<readonly FormPicture[]>(() => images.map(kept));
  const uploads = useRef(new Map<string, AbortController>());
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const previews = useRef(new Set<string>());

  useEffect(() => {
    const running = uploads.current;
    const shown = previews.current;
    return () => {
      for (const upload of running.values()) upload.abort();
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  const change = (key: string, changes: Partial<FormPicture>) =>
    setPictures((all) => all.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)));

  async function send(key: string, file: File) {
    const upload = new AbortController();
    uploads.current.set(key, upload);
    try {
      // Known too large already: no need to send it.
      if (file.size > pictureMaxBytes) throw tooLarge();
      const { imageUrl } = await productApi.uploadPicture(file, {
        signal: upload.signal,
        onProgress: (share) => change(key, { share }),
      });
      change(key, { imageUrl, share: 1 });
    } catch (failure) {
      if (!upload.signal.aborted) change(key, { failure });
    } finally {
      uploads.current.delete(key);
    }
  }

  return {
    pictures,
    isUploading: pictures.some(isOnItsWay),
    /** Other kinds of file are dropped without a word, as specified; the hint names the kinds. */
    add(files: Iterable<File>) {
      const room = maxPictures - pictures.length;
      const added = [...files].filter(isPictureFile).slice(0, room);
      const fresh = added.map((file) => ({ file, picture: onItsWay(URL.createObjectURL(file)) }));
      setPictures((all) => [...all, ...fresh.map(({ picture }) => picture)]);
      for (const { file, picture } of fresh) {
        if (picture.preview) previews.current.add(picture.preview);
        line.current = line.current.then(() => send(picture.key, file));
      }
    },
    remove(key: string) {
      uploads.current.get(key)?.abort();
      setPictures((all) => all.filter((picture) => picture.key !== key));
    },
    describe: (key: string, words: PictureWords) => change(key, words),
    fail: (imageUrl: string, failure: unknown) =>
      setPictures((all) =>
        all.map((picture) => (picture.imageUrl === imageUrl ? { ...picture, failure } : picture)),
      ),
    arrange: setPictures,
    replace: (next: readonly ProductImage[]) => setPictures(next.map(kept)),
  };
}
export type Pictures = ReturnType<typeof usePictures>;

export function isOnItsWay({ imageUrl, failure }: FormPicture): boolean {
  return imageUrl === null && failure === null;
}

/** What is saved: everything the server has taken. */
export function savedPictures(pictures: readonly FormPicture[]) {
  return pictures.flatMap(({ imageUrl, altText, altTextZh, failure }) =>
    imageUrl === null || failure !== null ? [] : [{ imageUrl, altText, altTextZh }],
  );
}

function kept({ id, imageUrl, altText, altTextZh }: ProductImage): FormPicture {
  return { key: id, imageUrl, altText, altTextZh, preview: null, share: 1, failure: null };
}

function onItsWay(preview: string): FormPicture {
  return { key: randomUuid(), imageUrl: null, altText: '', altTextZh: '', preview, share: 0, failure: null };
}

/** What the server would say to it. */
function tooLarge() {
  const details = { limitBytes: pictureMaxBytes };
  return new ApiProblem(413, { code: 'picture.file_too_large' satisfies RefusalCode, title: '', details });
}
