import {
  picturePart,
  pictureUploadResponseSchema,
} from '@mooncake/domain/products/form/product-admin.contract';
import { pictureMaxBytes } from '@mooncake/domain/products/picture-file';
import * as z from 'zod/mini';
import type { Upload } from '../http/body/upload.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { pictureRefusals, pictureTooLarge } from './draw-picture.ts';

/** Room for the form's own marks beside the file. */
const formBytes = 64 * 1024;

type PictureUpload = Pick<Route, 'id' | 'path' | 'access' | 'summary'> & {
  /** Keeps the picture and gives the address that what is saved later names. */
  keep: (file: Upload | null) => Promise<string>;
};

/** Staff upload one picture, whatever it is of. */
export function pictureUploadRoute({ keep, ...definition }: PictureUpload): Route {
  return defineRoute(
    {
      ...definition,
      method: 'post',
      request: { form: z.object({}) },
      response: pictureUploadResponseSchema,
      refusals: pictureRefusals,
      filePart: picturePart,
      maxBodyBytes: pictureMaxBytes + formBytes,
      tooLarge: pictureTooLarge,
    },
    async (_inputs, c) => ({ imageUrl: await keep(c.get('upload') ?? null) }),
  );
}
