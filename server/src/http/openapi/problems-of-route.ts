import { isRefusal } from '@mooncake/domain/refusal';
import type { ProblemCode, Route } from '../define-route.ts';

/** Every "no" a route can give: its own, and those that follow from who may call it and what goes in. */
export function problemsOfRoute(route: Route): ProblemCode[] {
  return [...new Set([...beforeHandling(route), ...(route.refusals ?? []), ...always(route)])];
}

function beforeHandling({ method, access, limit, request = {}, ...route }: Route): ProblemCode[] {
  const hasBody = request.body !== undefined || request.form !== undefined;
  const hasInput = hasBody || route.takesKey || request.params !== undefined || request.query !== undefined;
  return [
    ...(method === 'get' ? [] : (['request.cross_site'] as const)),
    ...(limit ? (['request.rate_limited'] as const) : []),
    ...(access === 'public' ? [] : (['staff.sign_in_required', 'staff.not_allowed'] as const)),
    ...(hasInput ? (['invalid_request'] as const) : []),
    ...(route.takesKey ? (['idempotency.key_reused'] as const) : []),
    ...(hasBody ? [codeOf(route.tooLarge?.()) ?? 'payload_too_large'] : []),
    ...(request.form ? (['request.busy'] as const) : []),
    ...(request.form && route.diskFull ? [codeOf(route.diskFull()) ?? 'storage.full'] : []),
  ];
}

/** The database may be away and a disk full whatever is asked; a fault is ours. */
function always({ method }: Route): ProblemCode[] {
  return [...(method === 'get' ? [] : (['storage.full'] as const)), 'internal', 'unavailable'];
}

function codeOf(error: Error | undefined): ProblemCode | undefined {
  return isRefusal(error) ? error.code : undefined;
}
