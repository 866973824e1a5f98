import type { FlavourCount } from '@mooncake/domain/statistics/distribution';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The first of these fields that says anything. */
function textOf(keys: readonly string[]) {
  const values = keys.map((key) => sql`nullif(btrim(piece ->> ${sql.lit(key)}), '')`);
  return sql`coalesce(${sql.join(values)})`;
}

/**
 * Pieces per flavour of the orders `o` that pass. It reads box contents as readBoxContents of the domain
 * does, in every way carts ever wrote them; a test holds the two together.
 */
export async function countFlavours(db: Db, passes: RawBuilder<boolean>): Promise<FlavourCount[]> {
  const { rows } = await sql<FlavourCount>`
    with items as (
      select i.quantity, case i.metadata ->> 'type'
        when 'mooncake_box' then i.metadata -> 'selections'
        when 'teochew_yam_box' then i.metadata -> 'flavors'
        when 'teochew_yam_special' then (
          select jsonb_agg(coalesce(offered.flavour, '{}') || jsonb_build_object('flavorId', chosen.key, 'quantity', chosen.value))
          from jsonb_each(i.metadata -> 'selections') as chosen
          left join lateral (
            select flavour from jsonb_array_elements(i.metadata -> 'availableFlavors') as flavour
            where flavour ->> 'id' = chosen.key or flavour ->> 'code' = chosen.key limit 1
          ) as offered on true
        )
        else i.flavor_selections
      end as pieces
      from order_items i join orders o on o.id = i.order_id
      where ${passes} and (i.metadata is not null or i.flavor_selections <> '[]')
    ), counted as (
      select
        coalesce(${textOf(['flavorName', 'flavor_name', 'flavor', 'name'])},
          'Flavor ' || coalesce(${textOf(['flavorId', 'flavor_id', 'code', 'id'])}, '')) as name,
        ${textOf(['flavorNameZh', 'flavor_name_zh', 'flavorZh', 'nameZh'])} as name_zh,
        coalesce(piece -> 'hasYolk' = 'true' or piece -> 'has_yolk' = 'true', false) as has_yolk,
        coalesce((piece ->> 'quantity')::integer, 1) * quantity as pieces
      from items, jsonb_array_elements(case when jsonb_typeof(pieces) = 'array' then pieces else '[]' end) as piece
    )
    select name, coalesce(max(name_zh collate "C"), '') as "nameZh", has_yolk as "hasYolk", sum(pieces) as pieces
    from counted where pieces > 0 group by name, has_yolk`.execute(db);
  return rows;
}
