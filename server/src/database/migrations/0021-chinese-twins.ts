import { sql } from 'kysely';

/** Words about flavours and pictures had one language. Without a twin the page shows what there is. */
export const chineseTwins = sql`
  alter table product_images add column alt_text_zh text not null default '';
  update products set mooncake_config = jsonb_set(
    mooncake_config,
    '{flavours}',
    coalesce(
      (
        select jsonb_agg('{"descriptionZh": ""}'::jsonb || flavour order by place)
        from jsonb_array_elements(mooncake_config -> 'flavours') with ordinality as flavours (flavour, place)
      ),
      '[]'::jsonb
    )
  )
  where mooncake_config is not null;
`;
