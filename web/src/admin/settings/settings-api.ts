import {
  picturePart,
  pictureUploadResponseSchema,
} from '@mooncake/domain/products/form/product-admin.contract';
import { type SettingsUpdate, settingsResponseSchema } from '@mooncake/domain/settings/settings.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { upload } from '../../lib/api/upload.ts';
import { sendOnce } from '../lib/send-once.ts';

const path = '/api/admin/settings';

/** The topic `settings` refetches it, so that a colleague's change is known before one saves over it. */
export const wholeSettingsQuery = queryOptions({
  queryKey: ['settings', 'whole'],
  queryFn: ({ signal }) => request(path, settingsResponseSchema, { signal }),
  retry: false,
});

export const saveSettings = (body: SettingsUpdate) =>
  sendOnce(path, settingsResponseSchema, { method: 'PUT', body });

/** The address of the kept picture. */
export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.set(picturePart, file);
  return (await upload(`${path}/pictures`, form, pictureUploadResponseSchema, { onProgress })).imageUrl;
}
