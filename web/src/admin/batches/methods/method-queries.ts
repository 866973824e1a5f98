import {
  adminMethodResponseSchema,
  adminMethodsResponseSchema,
} from '@mooncake/domain/delivery/method-admin.contract';
import type { MethodDraft } from '@mooncake/domain/delivery/method-draft';
import {
  picturePart,
  pictureUploadResponseSchema,
} from '@mooncake/domain/products/form/product-admin.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { upload } from '../../../lib/api/upload.ts';
import { sendOnce } from '../../lib/send-once.ts';

const path = '/api/admin/delivery-methods';

export const adminMethodsQuery = queryOptions({
  queryKey: ['batches', 'admin-methods'],
  queryFn: async ({ signal }) =>
    (await request(path, adminMethodsResponseSchema, { signal })).deliveryMethods,
  networkMode: 'always',
});

export type FilledMethod = { draft: MethodDraft; movesSharedPlace: boolean };
type MethodSave = FilledMethod & { id: string; version: number | null };

export const methodApi = {
  /** Without a version it is a new one. */
  save: ({ id, draft, version, movesSharedPlace }: MethodSave) =>
    version === null
      ? sendOnce(path, adminMethodResponseSchema, { method: 'POST', body: { ...draft, id } })
      : sendOnce(`${path}/${id}`, adminMethodResponseSchema, {
          method: 'PUT',
          body: { ...draft, version, movesSharedPlace },
        }),
  setActive: ({ id, isActive }: { id: string; isActive: boolean }) =>
    sendOnce(`${path}/${id}/active`, adminMethodResponseSchema, {
      method: 'PUT',
      body: { isActive },
      isForOnePress: true,
    }),
  remove: (id: string) => sendOnce(`${path}/${id}`, adminMethodsResponseSchema, { method: 'DELETE' }),
  /** The address of the kept picture. */
  async uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
    const form = new FormData();
    form.set(picturePart, file);
    return (await upload(`${path}/pictures`, form, pictureUploadResponseSchema, { onProgress })).imageUrl;
  },
};
