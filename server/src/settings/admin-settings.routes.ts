import { settingsResponseSchema, settingsUpdateSchema } from '@mooncake/domain/settings/settings.contract';
import type { Deps } from '../deps.ts';
import { pictureUploadRoute } from '../files/picture-upload-route.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { changeSettings } from './change-settings.ts';
import { findEditableSettings } from './settings.queries.ts';
import { keepShopPicture } from './shop-pictures.ts';

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
    defineOnceRoute(
      deps,
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
      ({ body }, c, once) => changeSettings(once, body, staffOf(c)),
    ),
    pictureUploadRoute({
      id: 'uploadShopPicture',
      path: '/api/admin/settings/pictures',
      access: { staff: 'edit_settings' },
      summary: 'Upload a picture of the shop; settings that are saved later name its address',
      keep: (file) => keepShopPicture(deps.storage, file),
    }),
  ];
}
