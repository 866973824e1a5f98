import { publicSettingsSchema } from '@mooncake/domain/settings/settings';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { sendKept } from '../http/responses/cached-response.ts';

export function settingsRoutes({ storefront }: Pick<Deps, 'storefront'>): Route[] {
  return [
    defineRoute(
      {
        id: 'getPublicSettings',
        method: 'get',
        path: '/api/settings',
        access: 'public',
        summary: 'What every visitor may know about the shop',
        response: publicSettingsSchema,
      },
      async (_inputs, c) => {
        const { answers, version } = await storefront.current();
        const isFresh = () => storefront.isCurrent(version);
        return sendKept(c, await answers.settings(), { cacheControl: 'no-cache', isFresh });
      },
    ),
  ];
}
