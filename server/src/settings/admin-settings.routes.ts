import {
  picturePart,
  pictureUploadResponseSchema,
} from '@mooncake/domain/products/form/product-admin.contract';
import { pictureMaxBytes } from '@mooncake/domain/products/picture-file';
import { settingsResponseSchema, settingsUpdateSchema } from '@mooncake/domain/settings/settings.contract';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { pictureRefusals, pictureTooLarge } from '../files/draw-picture.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { changeSettings } from './change-settings.ts';
import { findEditableSettings } from './settings.queries.ts';
import { keepShopPicture } from './shop-pictures.ts';

/** Room for the form's own marks beside the file. */
const formBytes = 64 * 1024;

type SettingsDeps = Pick<Deps, 'db' | 'events' | 'storage' | 'clock'>;

/** The settings as those edit them who may. */
export function adminSettingsRoutes(deps: SettingsDeps): Route[] {
  return [
    defineRoute(
      {
        id: 'getSettings',
        method: 'get',
        path: '/api/admin/settings',
        access: { staff: 'edit_settings' },
        summary: 'The whole settings of the shop',
        response: settingsResponseSchema,
      },
      () => findEditableSettings(deps.db),
    ),
    defineRoute(
      {
        id: 'updateSettings',
        method: 'put',
        path: '/api/admin/settings',
        access: { staff: 'edit_settings' },
        summary: 'Change the settings; open pages of the shop follow at once',
        request: { body: settingsUpdateSchema },
        response: settingsResponseSchema,
        refusals: ['settings.invalid', 'settings.changed_meanwhile'],
      },
      ({ body }, c) => changeSettings(deps, body, staffOf(c)),
    ),
    defineRoute(
      {
        id: 'uploadShopPicture',
        method: 'post',
        path: '/api/admin/settings/pictures',
        access: { staff: 'edit_settings' },
        summary: 'Upload a picture of the shop; settings that are saved later name its address',
        request: { form: z.object({}) },
        response: pictureUploadResponseSchema,
        refusals: pictureRefusals,
        filePart: picturePart,
        maxBodyBytes: pictureMaxBytes + formBytes,
        tooLarge: pictureTooLarge,
      },
      async (_inputs, c) => ({
        imageUrl: await keepShopPicture(deps.storage, c.get('upload') ?? null),
      }),
    ),
  ];
}
