import { sql } from 'kysely';

/**
 * What every hold asks is planned once for each connection. Left to itself PostgreSQL plans these questions anew each
 * time, because a list that happens to be empty makes a plan look cheaper; planning took longer than looking.
 */
export const plannedOnce = sql`
  alter function look_before_hold(text, text, uuid, uuid, uuid[], timestamptz)
    set plan_cache_mode = force_generic_plan;
  alter function take_stock(uuid, uuid[], integer[], uuid[], integer[], uuid[], timestamptz)
    set plan_cache_mode = force_generic_plan;
`;
