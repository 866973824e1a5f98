import { storedChoices } from '@mooncake/domain/products/kinds/lines/line-kinds';
import type { FlavourCount } from '@mooncake/domain/statistics/distribution';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The first of these fields that says anything. */
function textOf(keys: readonly string[]) {
  const values = keys.map((key) => sql`nullif(btrim(piece ->> ${sql.lit(key)}), '')`);
  return sql`coalesce(${sql.join(values)})`;
}

const flavourId = textOf(['flavorId', 'flavor_id', 'code', 'id']);

/**
 * Pieces per flavour of the orders `o` that pass. It reads box contents as readBoxContents of the domain
 * does, in every way carts ever wrote them; a test holds the two together. Equal pieces are counted
 * first, so that only the few different ones have to be read.
 */
export async function countFlavours(db: Db, passes: RawBuilder<boolean>): Promise<FlavourCount[]> {
  const { listField, countsField, namesField, countedTypes } = storedFields();
  const { rows } = await sql<FlavourCount>`
    with items as (
      select i.quantity, i.metadata, i.metadata ->> 'type' as type, i.flavor_selections
      from order_items i join orders o on o.id = i.order_id
      where ${passes} and (i.metadata is not null or i.flavor_selections <> '[]')
    ), listed as (
      select piece, sum(quantity) as boxes
      from items, jsonb_array_elements(coalesce(metadata -> ${listField}, flavor_selections)) as piece
      where type is null or type <> all(${countedTypes}) group by piece
    ), mapped as (
      select chosen.key, chosen.value, metadata -> ${namesField} as offered, sum(quantity) as boxes
      from items, jsonb_each(metadata -> ${countsField}) as chosen
      where type = any(${countedTypes}) group by 1, 2, 3
    ), pieces as (
      select piece, boxes from listed
      union all
      select coalesce(found.flavour, '{}') || jsonb_build_object('flavorId', key, 'quantity', value), boxes
      from mapped left join lateral (
        select flavour from jsonb_array_elements(offered) as flavour
        where flavour ->> 'id' = key or flavour ->> 'code' = key limit 1
      ) as found on true
    ), counted as (
      select
        coalesce(${textOf(['flavorName', 'flavor_name', 'flavor', 'name'])},
          'Flavor ' || coalesce(${flavourId}, '')) as name,
        coalesce(${flavourId}, '') as flavour_id,
        ${textOf(['flavorNameZh', 'flavor_name_zh', 'flavorZh', 'nameZh'])} as name_zh,
        coalesce(piece -> 'hasYolk' = 'true' or piece -> 'has_yolk' = 'true', false) as has_yolk,
        coalesce((piece ->> 'quantity')::integer, 1) * boxes as pieces
      from pieces
    )
    select flavour_id as "flavourId", name, coalesce(max(name_zh collate "C"), '') as "nameZh", has_yolk as "hasYolk",
      sum(pieces)::bigint as pieces
    from counted where pieces > 0 group by flavour_id, name, has_yolk`.execute(db);
  return rows;
}

/** Where each kind of metadata keeps its pieces, as expressions over its `type`. */
function storedFields() {
  const choices = storedChoices();
  const field = (named: (pieces: (typeof choices)[number]['pieces']) => string | null) => {
    const cases = choices.flatMap(({ type, pieces }) => {
      const name = named(pieces);
      return name === null ? [] : [sql`when type = ${sql.lit(type)} then ${sql.lit(name)}`];
    });
    return sql<string | null>`case ${sql.join([...cases, sql`when false then ''`], sql` `)} end`;
  };
  return {
    listField: field((pieces) => ('list' in pieces ? pieces.list : null)),
    countsField: field((pieces) => ('counts' in pieces ? pieces.counts : null)),
    namesField: field((pieces) => ('names' in pieces ? pieces.names : null)),
    countedTypes: choices.flatMap(({ type, pieces }) => ('counts' in pieces ? [type] : [])),
  };
}
