import { allKinds, kindById, plainKindId } from '@mooncake/domain/products/kinds/all-kinds';
import { type RawBuilder, sql } from 'kysely';

/** What a limit of a product counts, told by the kind its row names; one expression for every query. */
export function limitUnit(productType: RawBuilder<string>): RawBuilder<string> {
  const cases = allKinds().map(({ id, unit }) => sql`when ${id} then ${unit}`);
  return sql<string>`case ${productType} ${sql.join(cases, sql` `)} else ${kindById(plainKindId).unit} end`;
}
